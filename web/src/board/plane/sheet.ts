// The table measured in inches as one side sees it: places of the table in units of the drawing and back.

import type { PlaneGround, PlaneTable, Spot } from '../../lib/ground';
import type { Point } from '../hex';
import type { Mark, Side } from '../sheet';

/** An inch in units of the drawing. All measures of the visual language are given for this size. */
export const INCH = 22;
/** Places are counted in thousandths of an inch. */
const MIL = INCH / 1000;

/** Room round the frame for the inches. */
const MARGIN = { left: 34, top: 14, right: 14, bottom: 30 };
/** Inches between the lines of the grid. */
const GRID = 6;

export class PlaneSheet {
  /** The frame, whose upper left corner is the origin. */
  readonly width: number;
  readonly height: number;
  /** The whole drawing with its margins. */
  readonly box: { x: number; y: number; width: number; height: number };
  /** Turned by half a circle, for the side that sits at the north. */
  readonly turned: boolean;
  /** Inches along the lower edge and along the left one. */
  readonly columnMarks: Mark[];
  readonly rowMarks: Mark[];

  constructor({ width, depth }: Pick<PlaneGround, 'width' | 'depth'>, turned: boolean) {
    this.turned = turned;
    this.width = width * MIL;
    this.height = depth * MIL;
    this.box = {
      x: -MARGIN.left,
      y: -MARGIN.top,
      width: this.width + MARGIN.left + MARGIN.right,
      height: this.height + MARGIN.top + MARGIN.bottom,
    };
    this.columnMarks = marks(width).map((x) => ({ text: `${x / 1000}″`, at: this.place([x, 0]).x }));
    this.rowMarks = marks(depth).map((y) => ({ text: `${y / 1000}″`, at: this.place([0, y]).y }));
  }

  /** Where a place of the table lies in the drawing. */
  place([x, y]: Spot): Point {
    const [east, north] = [x * MIL, y * MIL];
    return this.turned ? { x: this.width - east, y: north } : { x: east, y: this.height - north };
  }

  /** The place of the table at a point of the drawing, also beyond its edge. */
  spot({ x, y }: Point): Spot {
    const [east, north] = this.turned ? [this.width - x, y] : [x, this.height - y];
    return [Math.round(east / MIL), Math.round(north / MIL)];
  }

  /** A length of the table in units of the drawing. */
  length(mils: number): number {
    return mils * MIL;
  }

  /** Degrees clockwise from the top of the screen, of a facing counted from east against the clock. */
  angle(facing: number): number {
    return 90 - facing / 100 + (this.turned ? 180 : 0);
  }

  has([x, y]: Spot): boolean {
    return x >= 0 && y >= 0 && x * MIL <= this.width && y * MIL <= this.height;
  }

  /** The inner lines of the grid. */
  grid(): string {
    const down = this.columnMarks.map(({ at }) => at).filter((x) => x > 1 && x < this.width - 1);
    const across = this.rowMarks.map(({ at }) => at).filter((y) => y > 1 && y < this.height - 1);
    return [...down.map((x) => `M${x} 0V${this.height}`), ...across.map((y) => `M0 ${y}H${this.width}`)].join(
      '',
    );
  }
}

/** A table as a side sees it: with its own half at the bottom, whichever that is. */
export function sheetFor({ ground }: PlaneTable, swapped: boolean, home: Side): PlaneSheet {
  return new PlaneSheet(ground, (home === 'b') !== swapped);
}

/** Every six inches of a length, in thousandths. */
function marks(length: number): number[] {
  return Array.from({ length: Math.floor(length / (GRID * 1000)) + 1 }, (_, n) => n * GRID * 1000);
}
