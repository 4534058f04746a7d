// Plays a battle on a table measured in inches as a person at the screen does: pulls regiments, clicks enemies, answers.

import { expect, type Locator } from '@playwright/test';
import { Hands, type Point } from './hands';

/** What is tried with one question before it is left: a battle has many. */
const MOST = 3;

/** How often somebody is pulled before anybody charges. */
const APPROACH = 5;

/** How many units of the drawing an inch has. */
const INCH = 22;

type Seen = {
  question: string;
  confirm: boolean;
  options: boolean;
  answers: boolean;
  zones: boolean;
  knobs: boolean;
};

export class PlaneHands extends Hands {
  /** Regiments that were pulled over the table. */
  pulled = 0;
  carried = 0;
  /** What was tried since the question changed. */
  private question = '';
  private tried = 0;
  /** Whether what was done last may come to nothing, such as a pull against an obstacle. */
  private trying = false;

  protected override async act(): Promise<void> {
    const seen = await this.look();
    if (seen.question === this.question) this.tried += 1;
    else [this.question, this.tried] = [seen.question, 0];
    this.trying = false;
    if (seen.confirm) return this.press(this.primary, 'main');
    if (seen.options) return this.press(this.ready.locator('.options .btn'), 'target');
    if (seen.answers) return this.press(this.answers, 'answer');
    if (seen.zones) return this.deploy();
    if (this.tried < MOST && (await this.attempt(seen.knobs))) return;
    await this.press(this.primary, 'main');
  }

  /** What the screen offers, in one glance: a battle has many questions. */
  private async look(): Promise<Seen> {
    return this.ready.evaluate((panel) => {
      const shown = (selector: string) => document.querySelector(selector) !== null;
      const main = panel.querySelector('button.pri')?.textContent ?? '';
      return {
        question: panel.querySelector('h2')?.textContent ?? '',
        confirm: /Angreifen|Trotzdem|Attack|Go on/.test(main),
        options: panel.querySelector('.options .btn') !== null,
        answers: panel.querySelector('.answers .btn:enabled') !== null,
        zones: shown('path.zone'),
        knobs: shown('.knob'),
      };
    });
  }

  override async changed(seen: number): Promise<void> {
    if (!this.trying) return super.changed(seen);
    await expect
      .poll(() => this.state(), { intervals: [20, 50, 100], timeout: 1000 })
      .not.toBe(seen)
      .catch(() => undefined);
  }

  /** Strikes, moves or takes the next regiment; says whether there was something to try. */
  private async attempt(knobs: boolean): Promise<boolean> {
    // Whoever charges from afar does not move any more.
    if (this.pulled < APPROACH && /greift|charge/.test(this.question)) return false;
    this.trying = true;
    const [target] = await this.marks('.target:not(.casing)');
    if (target) await this.point('target', target);
    else if (knobs) await this.advance();
    else this.trying = await this.next();
    return this.trying;
  }

  /** One regiment is carried to its place, the others are set up by the computer. */
  private async deploy(): Promise<void> {
    const { panel } = this;
    const counter = panel.locator('li.current .counter');
    if (this.carried === 0 && (await counter.isVisible())) {
      this.carried += 1;
      // The own zone is the lower one.
      await this.drag(await middle(counter), await middle(this.page.locator('path.zone.side-a')));
      return;
    }
    const suggest = panel.getByRole('button', { name: /Aufstellung vorschlagen|Suggest a set-up/ });
    if (this.carried > 0 && (await suggest.isVisible())) {
      this.done.suggestion += 1;
      await suggest.click();
      await expect(this.page.locator('path.zone').first()).toBeHidden({ timeout: 30_000 });
      return;
    }
    await this.press(this.primary, 'main');
  }

  /** Pulls the selected regiment straight on. */
  private async advance(): Promise<void> {
    const { body, ahead } = await this.chosen(3);
    this.pulled += 1;
    await this.drag(body, ahead);
  }

  /** Goes on to the next unit that can do something; says whether there is one. */
  private async next(): Promise<boolean> {
    const before = await this.selected();
    await this.page.keyboard.press('n');
    return (await this.selected()) !== before;
  }

  /** The name of the selected unit; nothing where none is. */
  private async selected(): Promise<string | undefined> {
    const [name] = await this.page.locator('[data-unit][aria-pressed="true"]').allTextContents();
    return name;
  }

  /** Until regiments move, with one of them selected. */
  async untilMoves(): Promise<void> {
    const moves = this.panel.getByRole('heading', { name: /Wer bewegt sich|Who moves/ });
    for (let n = 0; n < 60; n += 1) {
      await this.wait();
      if (await moves.isVisible()) break;
      await this.decide();
    }
    const knob = this.page.locator('.knob').first();
    // What can be done comes a moment after the question, and not everybody can move.
    await expect(async () => {
      if (!(await knob.isVisible())) await this.page.keyboard.press('n');
      await expect(knob).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }

  /** Where the selected regiment stands, a place so many inches before its front, and how many pixels an inch has. */
  async chosen(inches: number): Promise<{ body: Point; ahead: Point; inch: number }> {
    const found = await this.page.evaluate(
      ({ inches, INCH }) => {
        const ring = document.querySelector<SVGPathElement>('path.chosen');
        const matrix = ring?.getScreenCTM();
        if (!ring || !matrix) return null;
        const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
        const knobs = [...document.querySelectorAll('.knob')].map((one) =>
          middle(one.getBoundingClientRect()),
        );
        const body = middle(ring.getBoundingClientRect());
        const sum = knobs.reduce((to, { x, y }) => ({ x: to.x + x, y: to.y + y }), { x: 0, y: 0 });
        const [dx, dy] = [sum.x / knobs.length - body.x, sum.y / knobs.length - body.y];
        const length = Math.hypot(dx, dy) || 1;
        const inch = INCH * matrix.a;
        const far = inches * inch;
        return { body, ahead: { x: body.x + (dx / length) * far, y: body.y + (dy / length) * far }, inch };
      },
      { inches, INCH },
    );
    if (!found) throw new Error('nobody is chosen');
    return found;
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.hold(from, to);
    await this.page.mouse.up();
  }

  /** Pulls without letting go, until the table has answered. */
  async hold(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await expect(this.page.locator('.live .ghost').or(this.panel.locator('.refusal')).first()).toBeVisible();
  }
}

async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (!box) throw new Error('nothing is there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
