// Plays a battle as a person at the screen does: reads what is asked, and clicks what is highlighted.

import { errors, expect, type Locator, type Page } from '@playwright/test';

export type Point = { x: number; y: number };

const KINDS = [
  'place',
  'suggestion',
  'order',
  'second-order',
  'field',
  'attack',
  'target',
  'answer',
  'main',
] as const;
type Kind = (typeof KINDS)[number];

/** How long something that is seen may take until it can be pressed; longer than a busy machine needs to draw it. */
const PATIENCE = 10_000;

export class Hands {
  /** What was done, by kind, so that a test can say that nothing was left out. */
  readonly done = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  readonly panel: Locator;
  /** The panel while what it shows counts: a decision that is on its way has left its buttons behind for a moment. */
  protected readonly ready: Locator;
  readonly over: Locator;
  protected readonly primary: Locator;
  protected readonly answers: Locator;
  private readonly touch: boolean;

  constructor(
    readonly page: Page,
    { touch = false } = {},
  ) {
    this.touch = touch;
    this.panel = page.locator('aside.panel');
    this.over = this.panel.locator('a.btn[href^="/replay/"]');
    this.ready = page.locator('aside.panel[aria-busy="false"]');
    this.primary = this.ready.locator('button.pri:enabled');
    this.answers = this.ready.locator('.answers .btn:enabled');
  }

  /** Whatever there is to do, or the end. */
  anything(): Locator {
    return this.primary.or(this.answers).or(this.over).first();
  }

  /** Until the screen asks for a decision, or the battle is over. */
  async wait(): Promise<'asked' | 'over'> {
    await expect(this.anything()).toBeVisible({ timeout: 20_000 });
    return (await this.over.isVisible()) ? 'over' : 'asked';
  }

  async asked(): Promise<boolean> {
    return (await this.anything().isVisible()) && !(await this.over.isVisible());
  }

  /** Decides whatever is asked until the battle is over. */
  async playToTheEnd(decisions = 500): Promise<void> {
    for (let n = 0; n < decisions; n += 1) {
      if ((await this.wait()) === 'over') return;
      await this.decide();
    }
    throw new Error(`the battle is not over after ${decisions} decisions`);
  }

  /** One decision, of the kind that is asked for. */
  async decide(): Promise<void> {
    const seen = await this.state();
    await this.act();
    await this.changed(seen);
  }

  protected async act(): Promise<void> {
    if (
      await this.ready.getByRole('button', { name: /^(Angreifen|Kontakt|Attack|Make contact)/ }).isVisible()
    )
      return this.press(this.primary, 'attack');
    if (await this.answers.first().isVisible()) return this.press(this.answers, 'answer');
    if (await this.giveOrders()) return this.press(this.primary, 'main');
    if (await this.page.locator('path.zone').first().isVisible()) return this.setUp();
    const [kind, point] = (await this.target()) ?? (await this.field()) ?? [];
    if (kind && point) await this.point(kind, point);
    else await this.press(this.primary, 'main');
  }

  /** One unit by hand, the others as the computer would. */
  private async setUp(): Promise<void> {
    const suggest = this.ready.getByRole('button', { name: /vorschlagen|Suggest/ });
    if (!(await suggest.isVisible())) return this.press(this.primary, 'main');
    const [field] = this.done.place === 0 ? await this.highlighted() : [];
    if (field) await this.point('place', field);
    else await this.press(suggest, 'suggestion');
  }

  /** Attack with everybody; whoever is led by a commander may change his mind. */
  private async giveOrders(): Promise<boolean> {
    const groups = this.ready.locator('.orders');
    const units = await groups.count();
    for (let unit = 0; unit < units; unit += 1) {
      const group = groups.nth(unit);
      const several = (await group.getAttribute('role')) === 'group';
      await this.tick(group, /^(Angriff|Attack)/, 'order');
      if (several) await this.tick(group, /^(Bewegen|Move)/, 'second-order');
    }
    return units > 0;
  }

  private async tick(group: Locator, name: RegExp, kind: Kind): Promise<void> {
    const order = group.getByRole('radio', { name }).or(group.getByRole('checkbox', { name }));
    await this.press(order, kind);
    await expect(order).toBeChecked();
  }

  /**
   * Presses what was seen. The other side goes on meanwhile, and what its decision has swept away nobody can press:
   * whoever meant it looks again.
   */
  protected async press(what: Locator, kind: Kind): Promise<void> {
    const one = what.first();
    try {
      if (this.touch) await one.tap({ timeout: PATIENCE });
      else await one.click({ timeout: PATIENCE });
    } catch (error) {
      if (error instanceof errors.TimeoutError && (await one.isHidden())) return;
      throw error;
    }
    this.done[kind] += 1;
  }

  protected async point(kind: Kind, { x, y }: Point): Promise<void> {
    this.done[kind] += 1;
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** The first enemy that can be struck or shot at. */
  private async target(): Promise<[Kind, Point] | null> {
    const [place] = await this.marks('.target:not(.casing)');
    return place ? ['target', place] : null;
  }

  /** The highlighted field farthest ahead. They come a moment after the question. */
  private async field(): Promise<[Kind, Point] | null> {
    if (await this.panel.locator('.budget').isVisible())
      await this.page
        .locator('path.veil')
        .waitFor({ timeout: 1000 })
        .catch(() => undefined);
    const [place] = await this.highlighted();
    return place ? ['field', place] : null;
  }

  /** A number for what the screen shows, to see whether something has changed. */
  async state(): Promise<number> {
    return this.page.evaluate(() => {
      const parts = document.querySelectorAll('aside.panel, [role="application"], .text');
      const html = [...parts].map((part) => part.innerHTML).join('');
      let hash = 0;
      for (let n = 0; n < html.length; n += 1) hash = (Math.imul(hash, 31) + html.charCodeAt(n)) | 0;
      return hash;
    });
  }

  async changed(seen: number): Promise<void> {
    await expect.poll(() => this.state(), { intervals: [20, 50, 100] }).not.toBe(seen);
  }

  /** Places of marks on the board that can be seen and clicked. */
  async marks(selector: string): Promise<Point[]> {
    return this.page.evaluate((selector) => {
      const board = document.querySelector('[role="application"]');
      return [...(board?.querySelectorAll(selector) ?? [])]
        .map((mark) => mark.getBoundingClientRect())
        .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(({ x, y }) => board?.contains(document.elementFromPoint(x, y)));
    }, selector);
  }

  /** Points on highlighted fields, those farthest ahead first. */
  async highlighted(): Promise<Point[]> {
    return this.page.evaluate(() => {
      const board = document.querySelector('[role="application"]');
      const veil = board?.querySelector<SVGPathElement>('path.veil');
      const matrix = veil?.getScreenCTM();
      if (!board || !veil || !matrix) return [];
      const inverse = matrix.inverse();
      const box = veil.getBoundingClientRect();
      // Half the width of a field: no field falls through the sieve.
      const step = Math.max(6, 12 * matrix.a);
      const inside = (x: number, y: number) =>
        veil.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse));
      const found: { x: number; y: number }[] = [];
      for (let y = box.top + step / 2; y < box.bottom; y += step)
        for (let x = box.left + step / 2; x < box.right; x += step)
          // Well inside, so that rounding cannot lead to the neighbour.
          if (
            [-1, 1].every((s) => inside(x + (s * step) / 3, y) && inside(x, y + (s * step) / 3)) &&
            board.contains(document.elementFromPoint(x, y))
          )
            found.push({ x, y });
      return found;
    });
  }
}
