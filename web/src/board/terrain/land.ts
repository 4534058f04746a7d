// What lies on the fields and between them, by field.

import type { HexGround } from '../../lib/ground';
import type { Cell } from '../../lib/wire';
import { key, NEIGHBOURS, step, type Field } from '../hex';

const OPEN: Cell = {};

export class Land {
  /** All ground is open and level. */
  readonly plain: boolean;
  readonly fields: Field[] = [];
  /** The cut fields round the board: nobody stands there, but the map is printed up to its frame. */
  readonly margin: Field[] = [];
  private readonly cells = new Map<number, Cell>();
  private readonly beyond = new Map<number, Cell>();
  private readonly edges = new Map<number, [number, string][]>();
  private readonly names: ReadonlyMap<string, string>;

  constructor({ rows, terrain }: HexGround) {
    this.plain = !terrain;
    this.names = new Map(terrain?.legend.map(({ id, name }) => [id, name]));
    for (const [n, { q, r, names }] of rows.entries()) {
      for (const i of names.keys()) {
        const field: Field = [q + i, r];
        this.fields.push(field);
        this.cells.set(key(field), terrain?.rows[n]?.[i] ?? OPEN);
      }
    }
    if (this.plain) return;
    for (const field of this.fields) {
      for (const [side, kind] of this.cell(field).edges ?? []) {
        this.lay(field, side, kind);
        this.lay(step(field, side), (side + 3) % 6, kind);
      }
    }
    this.printMargin();
  }

  private lay(field: Field, side: number, kind: string): void {
    if (!this.has(field)) return;
    const laid = this.edges.get(key(field));
    if (laid) laid.push([side, kind]);
    else this.edges.set(key(field), [[side, kind]]);
  }

  /** The map goes on as it ends; along the rows first, since there a whole side is shared with the same row. */
  private printMargin(): void {
    for (const side of [1, 4, 0, 2, 3, 5]) {
      for (const field of this.fields) {
        const next = step(field, side);
        if (this.has(next) || this.beyond.has(key(next))) continue;
        const { surface, step: height } = this.cell(field);
        this.beyond.set(key(next), { ...(surface && { surface }), ...(height && { step: height }) });
        this.margin.push(next);
      }
    }
  }

  has(field: Field): boolean {
    return this.cells.has(key(field));
  }

  /** What the rules see. */
  cell(field: Field): Cell {
    return this.cells.get(key(field)) ?? OPEN;
  }

  /** What is printed, on the cut fields too. */
  printed(field: Field): Cell {
    return this.cells.get(key(field)) ?? this.beyond.get(key(field)) ?? OPEN;
  }

  height(field: Field): number {
    return this.printed(field).step ?? 0;
  }

  /** The printed fields with this property. */
  where(is: (cell: Cell) => boolean): Field[] {
    return [...this.fields, ...this.margin].filter((field) => is(this.printed(field)));
  }

  /** What lies on the sides of a field, clockwise from the north-east, whichever field it is told of. */
  sides(field: Field): [number, string][] {
    return (this.edges.get(key(field)) ?? []).toSorted(([one], [other]) => one - other);
  }

  /** Every hedge and wall once. */
  allSides(): { field: Field; side: number; kind: string }[] {
    return this.fields.flatMap((field) =>
      (this.cell(field).edges ?? []).map(([side, kind]) => ({ field, side, kind })),
    );
  }

  /** The neighbours that are joined to a field by its road. */
  onRoad(field: Field): Field[] {
    const road = this.cell(field).road;
    if (!road) return [];
    return NEIGHBOURS.map((_, side) => step(field, side)).filter((next) => this.cell(next).road === road);
  }

  /** The name of a surface or edge, as the legend of the table has it. */
  name(id: string): string {
    return this.names.get(id) ?? id;
  }
}
