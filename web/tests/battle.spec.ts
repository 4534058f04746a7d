import type { Message, Request } from '../src/lib/wire';
import { Hands } from './hands';
import { newBattle } from './arrange';
import { expect, test } from './test';

test('one click on the start page leads to the first order', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sofort spielen' }).click();
  await expect(page).toHaveURL(/\/battle\/[\w-]+/);
  await expect(page.getByRole('radiogroup').first()).toBeVisible({ timeout: 10_000 });
});

test('the first battle against the computer is played to its end by mouse', async ({ page }) => {
  const { id } = await newBattle(page, { rounds: 3 });
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page);
  await hands.playToTheEnd();
  await expect(page.locator('aside h2').first()).toHaveText(/Sieg|Unentschieden/);
  // Nothing was left to the buttons alone.
  expect(hands.done.suggestion).toBeGreaterThan(0);
  expect(hands.done.order).toBeGreaterThanOrEqual(2);
  expect(hands.done.field).toBeGreaterThan(0);
  expect(hands.done.attack + hands.done.target).toBeGreaterThan(0);
  console.info(`decisions: ${JSON.stringify(hands.done)}`);
  // And what happened can be looked at.
  await hands.over.click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('on a slow line the panel says that it is busy, and nothing is decided that does not count any more', async ({
  page,
}) => {
  const decided = new Set<number>();
  const refused: string[] = [];
  await page.routeWebSocket(/\/socket/, (here) => {
    const there = here.connectToServer();
    here.onMessage((message) => {
      const request = JSON.parse(String(message)) as Request;
      if (request.do === 'act') decided.add(request.id);
      there.send(message);
    });
    there.onMessage((message) => {
      const answer = JSON.parse(String(message)) as Message;
      if (answer.is === 'refused' && decided.has(answer.id)) refused.push(answer.why.text);
      setTimeout(() => here.send(message), 100);
    });
  });
  const { id } = await newBattle(page, { rounds: 1 });
  await page.goto(`/battle/${id}`);
  await new Hands(page).playToTheEnd();
  expect(decided.size).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

test('a move is shown before it is made, can be taken back, and what is impossible says why', async ({
  page,
}) => {
  const { id } = await newBattle(page, { rounds: 1 });
  await page.goto(`/battle/${id}`);
  const hands = new Hands(page);
  const veil = page.locator('path.veil');
  // Until units move.
  for (let n = 0; n < 20; n += 1) {
    await hands.wait();
    if (await page.locator('[aria-current="step"]', { hasText: 'Bewegung' }).isVisible()) break;
    await hands.decide();
  }
  await expect(veil).toBeVisible();
  const undo = page.getByRole('button', { name: 'Zurücknehmen' });
  const fields = await hands.highlighted();
  const field = fields.at(-1);
  expect(field).toBeDefined();
  if (!field) return;
  await page.mouse.move(field.x, field.y);
  await expect(page.locator('[role="application"] .ghost').first()).toBeAttached();
  await page.mouse.click(field.x, field.y);
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(undo).toBeDisabled();

  // A corner of the board nobody reaches in one move.
  await expect(veil).toBeVisible();
  const box = await page.locator('[role="application"]').boundingBox();
  if (!box) return;
  await page.mouse.click(box.x + 60, box.y + box.height / 3);
  await expect(page.getByRole('alert').or(page.locator('.refusal')).first()).toContainText(/DW-\d\d/);
});

test('shots are declared by dragging, supported by clicking, and reckoned before the dice fall', async ({
  page,
}) => {
  await page.goto('/learn/DW-04-E2');
  await page.getByRole('button', { name: 'Selbst ausprobieren' }).click();
  const hands = new Hands(page);
  await hands.wait();
  await expect(page.locator('.target:not(.casing)').first()).toBeVisible();
  const [archer] = await hands.marks('.one:not(.casing)');
  const [enemy] = await hands.marks('.target:not(.casing)');
  if (!archer || !enemy) throw new Error('nobody to shoot, or nobody to be shot at');
  await page.mouse.move(archer.x, archer.y);
  await page.mouse.down();
  await page.mouse.move((archer.x + enemy.x) / 2, (archer.y + enemy.y) / 2);
  await page.mouse.move(enemy.x, enemy.y);
  await page.mouse.up();
  const links = page.locator('[role="application"]');
  await expect(links.locator('g.attack')).toHaveCount(1);

  // A comrade supports whoever already shoots.
  await hands.wait();
  await page.mouse.click(archer.x, archer.y);
  await expect(links.locator('g.support')).toHaveCount(1);
  await expect(page.locator('[data-part="odds"]')).toContainText(/DW-\d\d-\d\d/);
  const dice = page.locator('[data-part="log"] .die');
  await expect(dice).toHaveCount(0);
  // The third archer could still shoot: the table asks once.
  await hands.panel.locator('button.pri').click();
  await hands.panel.getByRole('button', { name: 'Trotzdem' }).click();
  await expect(dice.first()).toBeVisible();
});
