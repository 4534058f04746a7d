// Forms on a table measured in inches as lines of the drawing, true to their measure.

import type { Form } from '../../lib/wire';
import { offset, pathOf, type Point } from '../hex';
import { INCH, type PlaneSheet } from './sheet';

/** Straight pieces for a whole oval. */
const ROUND = 72;

/** A form as points of the drawing, clockwise; of a line without width its own points. */
export function ringOf(sheet: PlaneSheet, form: Form): Point[] {
  switch (form.form) {
    case 'polygon':
      return clockwise(form.points.map((spot) => sheet.place(spot)));
    case 'oval': {
      const { x, y } = sheet.place(form.centre);
      const [rx, ry] = form.radii.map((mils) => sheet.length(mils)) as [number, number];
      return Array.from({ length: ROUND }, (_, i) => {
        const angle = (i * 2 * Math.PI) / ROUND;
        return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) };
      });
    }
    case 'line': {
      const points = form.points.map((spot) => sheet.place(spot));
      return form.width > 0 ? ribbon(points, sheet.length(form.width)) : points;
    }
  }
}

/** Whether the form is only a line, which has no inside. */
export function isLine(form: Form): boolean {
  return form.form === 'line' && form.width === 0;
}

export function pathOfForm(sheet: PlaneSheet, form: Form): string {
  return pathOf([ringOf(sheet, form)], !isLine(form));
}

function clockwise(ring: Point[]): Point[] {
  const twice = ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);
  return twice < 0 ? ring.toReversed() : ring;
}

/** A line as broad as it is. */
function ribbon(points: readonly Point[], width: number): Point[] {
  const side = (half: number) =>
    points.map((point, i) => {
      const before = normal(points[i - 1] ?? point, point);
      const after = normal(point, points[i + 1] ?? point);
      const sum = { x: before.x + after.x, y: before.y + after.y };
      const length =
        half / Math.max(0.25, (sum.x * sum.x + sum.y * sum.y) / (i > 0 && i < points.length - 1 ? 2 : 1));
      return { x: point.x + sum.x * length, y: point.y + sum.y * length };
    });
  return clockwise([...side(width / 2), ...side(-width / 2).toReversed()]);
}

export function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** The form smaller by so much all round. */
export function inset(sheet: PlaneSheet, form: Form, by: number): Point[] {
  if (form.form !== 'oval') return offset(ringOf(sheet, form), -by);
  const less = (mils: number) => Math.max(mils - (by / INCH) * 1000, mils / 4);
  return ringOf(sheet, { ...form, radii: [less(form.radii[0]), less(form.radii[1])] });
}

/** The line itself, whatever its width; of an area its outline. */
export function courseOf(sheet: PlaneSheet, form: Form): Point[] {
  return form.form === 'line' ? form.points.map((spot) => sheet.place(spot)) : closed(ringOf(sheet, form));
}

function closed(ring: readonly Point[]): Point[] {
  return ring[0] ? [...ring, ring[0]] : [];
}

/** Places along a line that is not closed, its ends among them. */
export function evenlyOpen(points: readonly Point[], pitch: number): (Point & { along: Point })[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const count = Math.max(1, Math.round(length / pitch));
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const last = i === points.length - 2 ? 1 : 0;
    return Array.from({ length: count + last }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / count,
      y: from.y + ((to.y - from.y) * n) / count,
      along,
    }));
  });
}

/** How wide and how high a ring is. */
export function extent(ring: readonly Point[]): [number, number] {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}
