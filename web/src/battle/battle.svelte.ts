// The battle at the table: what is selected, what is pointed at, and the decision being made.

import type { Connection } from '../lib/connection.svelte';
import { quietly, type Refused } from '../lib/line';
import type { Action, Choice, Desk, Family, Reach, StopNow, Update, Why } from '../lib/wire';
import { t } from '../lib/words.svelte';
import { announce } from '../ui/announcer.svelte';
import {
  clickable,
  clickElement,
  clickField,
  drag,
  hosted,
  namedChoices,
  nextSelection,
  NOTHING,
  ofKind,
  openFields,
  soleElement,
  unitOf,
  type Intent,
  type Moment,
  type Selection,
} from './choices';
import { Advice } from './advice.svelte';
import { able, aimed, clickUnit, meant, named } from './clicks';
import { nextUnit, orderedUnits } from './drafts';
import { distinct, type Field } from './fields';
import { Foresight } from './foresight.svelte';
import { Moving } from './moving.svelte';
import { Orders } from './orders.svelte';
import { middleOf, placeHeld, placement, standingIn, toPlace } from './placing';
import {
  choiceAt,
  choiceShown,
  NOTHING_SHOWN,
  placeAt,
  wayAt,
  type Foreshown,
  type WayShown,
} from './pointing';
import { fieldsOf } from '../board/model';
import { Watch } from './watch.svelte';
import { openWays } from './ways';

/** Something to be confirmed before it is sent. */
export type Confirm = Foreshown & {
  /** Why it is asked: a unit or a single element would touch enemies, or something useful would be left undone. */
  because: 'attack' | 'contact' | 'left-undone';
  text: string;
  actions: Action[];
};

export class Battle extends Watch {
  readonly orders = new Orders(this.id);
  readonly foresight = new Foresight();
  readonly moving = new Moving(this);
  readonly advice = new Advice(this);

  desk = $state.raw<Desk | null>(null);
  reach = $state.raw<Reach | null>(null);
  refusal = $state.raw<Why | null>(null);
  confirm = $state.raw<Confirm | null>(null);
  /** The same click could mean these. */
  options = $state.raw<Choice[]>([]);
  selection = $state.raw<Selection>(NOTHING);
  /** The unit whose card is shown, where it is not the selected one. */
  inspected = $state<number | null>(null);
  hover = $state.raw<Field | null>(null);
  /** The choice whose button is pointed at. */
  aimed = $state.raw<Choice | null>(null);
  familyText = $state<string | null>(null);
  /** The element by which a unit is being carried to its place. */
  held = $state<number | null>(null);
  /** What the desk asks. */
  #question = $state('');

  #deskAsked = 0;
  /** Whatever is taken up knows where it may be put down. */
  #carried: Promise<void> = Promise.resolve();
  /** The desk belongs to what was before the last update, or has been decided on: it is only looked at. */
  #deskOld = $state(false);
  /** What was sent together, by the counts of the side's actions before and after. */
  #acts: { side: string; from: number; to: number }[] = [];

  // ------------------------------------------------------------------------------------------------- what is shown

  /** The question on the screen. */
  question = $derived.by((): string => {
    const { confirm, table, selection } = this;
    if (!confirm) return this.#question;
    return t(`battle-confirm-${confirm.because}`, { unit: table?.units[selection.unit ?? -1]?.name ?? '' });
  });

  /** What is on the screen has been decided on, or the battle has gone on: what comes next is on its way. */
  passing = $derived(this.busy || (this.desk !== null && this.#deskOld));

  families = $derived((this.desk?.families ?? []).filter((one) => one.unit === this.selection.unit));
  family = $derived<Family | null>(
    this.families.find((one) => one.text === this.familyText) ?? this.families[0] ?? null,
  );
  ordering = $derived(ofKind(this.desk, 'order').length > 0);
  /** Whether units are being placed: in the set-up also while one is chosen that cannot stand by itself. */
  placing = $derived.by((): boolean => {
    const { desk, scene, plane } = this;
    if (!desk || !scene) return false;
    if (plane) return scene.phase === 'setup' && (desk.moves ?? []).some(({ place }) => place !== null);
    return desk.families.length > 0 || (scene.phase === 'setup' && ofKind(desk, 'answer').length === 0);
  });

  /** The element that acts: the selected one, or the only one of the selected unit. */
  acting = $derived.by((): number | null => {
    const { table, scene, selection } = this;
    if (selection.element !== null || !table || !scene) return selection.element;
    return soleElement(table, scene, selection.unit);
  });

  /** The way of the selected unit to the field under the pointer. */
  way = $derived.by((): WayShown | null => {
    const { hover, reach, selection } = this;
    const own = reach?.unit === selection.unit && selection.element === null;
    return hover && reach && own && !this.confirm ? wayAt(reach, hover) : null;
  });

  /** Before the battle; later those are placed who arrive. */
  settingUp = $derived(this.placing && this.scene?.phase === 'setup');

  /** The choice under the pointer, on the board or in the panel. */
  pointed = $derived.by((): Choice | null => {
    const { desk, hover, acting, scene } = this;
    if (this.aimed || !desk || !hover || !scene || this.way) return this.aimed;
    return choiceAt(desk, scene, acting, hover);
  });

  /** What the board shows of something that has not been done. */
  foreshown = $derived.by((): Foreshown => {
    const { confirm, pointed, way, family, hover, held } = this;
    if (confirm) return confirm;
    if (pointed) return choiceShown(pointed);
    return way ?? (family && hover ? placeAt(family, hover, held) : null) ?? NOTHING_SHOWN;
  });

  /** Fields that can be clicked. */
  fields = $derived.by((): Field[] => {
    const { desk, selection, acting, family, reach, scene, table } = this;
    if (!desk || !scene || !table || this.confirm) return [];
    if (family) return family.fields;
    const open = openFields(desk, selection, acting);
    if (selection.unit === null || selection.element !== null || reach?.unit !== selection.unit) return open;
    return distinct([
      ...openWays(reach, fieldsOf(table, scene, selection.unit)),
      ...(acting === null ? [] : open),
    ]);
  });

  /** Whom a click on the board would name in answer. */
  #named = $derived.by(() => {
    const { desk, table, selection, plane } = this;
    if (!desk || !table) return { enemies: [], friends: [] };
    if (plane) return named(table, desk, selection);
    if (this.placing) return { enemies: [], friends: [] };
    const all = namedChoices(table, desk, selection).flatMap(({ target }) => target ?? []);
    const own = (element: number) => table.units[table.elements[element]?.unit ?? -1]?.side === desk.side;
    return { enemies: all.filter((element) => !own(element)), friends: all.filter(own) };
  });
  targets = $derived([
    ...(this.desk && !this.plane ? clickable(this.desk, 'target', this.selection) : []),
    ...this.#named.enemies,
  ]);
  friends = $derived([
    ...(this.desk && !this.plane && this.selection.element !== null
      ? clickable(this.desk, 'support', this.selection)
      : []),
    ...this.#named.friends,
  ]);

  /** Units that can do something, and those that are aimed by a pull, where units act as a whole. */
  able = $derived(this.desk && this.plane ? able(this.desk) : []);
  aims = $derived(this.plane ? aimed(this.desk) : []);

  /** Whether attacks or support have been declared. */
  declared = $derived(this.scene?.elements.some((one) => one.task !== null) ?? false);

  cardUnit = $derived(this.inspected ?? this.selection.unit ?? this.desk?.unit ?? null);

  /** What a single button does: carry out what was declared, or end the step. */
  main = $derived.by((): Choice | null => {
    const resolves = ofKind(this.desk, 'resolve');
    // What was noted can also be dropped, but that is not what comes next.
    const ends = ofKind(this.desk, 'end');
    return (
      resolves.find((choice) => choice.icon !== 'drop') ??
      resolves[0] ??
      ends.find((choice) => choice.unit !== null && choice.unit === this.selection.unit) ??
      ends[0] ??
      null
    );
  });

  // -------------------------------------------------------------------------------------------------- what comes in

  protected changed(update: Update, first: boolean): void {
    this.#forgetDecision();
    if (first) {
      this.selection = NOTHING;
      this.inspected = null;
    }
    // Where the same side goes on, its old desk stays on the screen until the new one is there: nothing flickers, and
    // the focus stays where it is.
    this.#deskOld = true;
    if (first || !this.asked || this.telling) this.desk = null;
    if (!this.asked || this.desk === null) this.#question = update.ask;
  }

  protected settled(): void {
    if (this.handOver !== null) {
      this.desk = null;
      this.orders.close();
    } else if (this.asked) {
      void this.loadDesk();
    }
  }

  protected refused(error: Refused): void {
    this.confirm = null;
    if (error.reason === 'stale' || error.reason === 'not-asked') void this.loadDesk();
    this.refusal = error.why;
    announce(error.why.text, 'assertive');
  }

  #forgetDecision(): void {
    this.reach = null;
    this.moving.clear();
    this.foresight.forget();
    this.refusal = null;
    this.confirm = null;
    this.options = [];
    this.aimed = null;
  }

  // ---------------------------------------------------------------------------------------------- what is decided

  async loadDesk(unit: number | null = null): Promise<void> {
    const side = this.side;
    if (side === null) return;
    const asked = ++this.#deskAsked;
    const desk = await this.#fetchDesk(side, unit === null ? this.#placed() : [unit]);
    if (asked !== this.#deskAsked || this.side !== side || !desk) return;
    const scene = this.scene;
    if (!scene) return;
    this.desk = desk;
    this.#deskOld = false;
    this.#question = desk.ask;
    this.orders.open(desk, scene);
    this.select(unit !== null ? { unit, element: null } : this.#firstSelection(scene, desk));
    void this.foresee();
    this.advice.goOn();
  }

  /** The desk with the placements of the first of these units that has some. */
  async #fetchDesk(side: string, units: number[]): Promise<Desk | null> {
    const [first = null, ...others] = units;
    const desk = await quietly(this.line.desk(side, first));
    if (!desk || desk.families.length > 0 || others.length === 0) return desk;
    return this.#fetchDesk(side, others);
  }

  /** The units to place next: the selected one as long as it stands nowhere, then the others that do not. */
  #placed(): number[] {
    const { scene, table, side, selection, plane } = this;
    if (!scene || !table || plane) return [];
    const waiting = toPlace(table, scene, side);
    const first = waiting.filter((unit) => unit === selection.unit);
    const all = [...first, ...waiting.filter((unit) => unit !== selection.unit)];
    return all.length > 0 || scene.phase !== 'setup' || selection.unit === null ? all : [selection.unit];
  }

  #firstSelection(scene: Update['scene'], desk: Desk): Selection {
    if (this.plane && this.placing) return { unit: this.#nextToPlace(scene, desk), element: null };
    if (desk.families.length > 0) return { unit: desk.families[0]?.unit ?? null, element: null };
    if (ofKind(desk, 'order').length > 0) {
      const unit = this.selection.unit;
      const units = orderedUnits(desk);
      return {
        unit: unit !== null && units.includes(unit) ? unit : nextUnit(units, this.orders.drafts, null),
        element: null,
      };
    }
    return nextSelection(scene, desk, this.selection);
  }

  /** The selected unit as long as it stands nowhere, then the first of those that do not. */
  #nextToPlace(scene: Update['scene'], desk: Desk): number | null {
    const { unit } = this.selection;
    const units = (desk.moves ?? []).filter(({ place }) => place !== null).map((move) => move.unit);
    const waiting = units.filter((one) => scene.units[one]?.body === undefined);
    const kept = waiting.length > 0 ? waiting : units;
    return unit !== null && kept.includes(unit) ? unit : (kept[0] ?? null);
  }

  select(wanted: Selection): void {
    const { table, scene } = this;
    const selection = table && scene && !this.placing && !this.plane ? hosted(table, scene, wanted) : wanted;
    const changed = selection.unit !== this.selection.unit;
    this.selection = selection;
    this.inspected = null;
    this.options = [];
    this.refusal = null;
    this.aimed = null;
    if (changed && !this.moving.held) this.moving.clear();
    if (this.plane) return;
    if (changed || this.reach?.unit !== selection.unit) {
      this.reach = null;
      void this.#loadReach();
    }
  }

  /** For lists: selects a unit, and fetches its placements where units are being placed. */
  selectUnit(unit: number): void {
    const { desk, table, side } = this;
    if (!desk || table?.units[unit]?.side !== side) {
      this.inspected = unit;
      return;
    }
    this.confirm = null;
    if (this.placing && !this.plane && !desk.families.some((family) => family.unit === unit))
      void this.loadDesk(unit);
    else this.select({ unit, element: null });
  }

  async #loadReach(): Promise<void> {
    const { side, desk } = this;
    const { unit } = this.selection;
    if (side === null || unit === null || !desk) return;
    if (!ofKind(desk, 'move').some((choice) => choice.unit === unit)) return;
    const reach = await quietly(this.line.reach(side, unit));
    if (reach && this.desk === desk && this.selection.unit === unit) this.reach = reach;
  }

  #moment(): Moment | null {
    const { table, scene, desk, selection, reach, family } = this;
    return table && scene && desk && !this.#deskOld ? { table, scene, desk, selection, reach, family } : null;
  }

  clickElement(element: number): void {
    const moment = this.#moment();
    const unit = this.unitOf(element);
    if (moment && !this.confirm) this.#do(clickElement(moment, element));
    else if (unit !== undefined) this.inspected = unit;
  }

  /** A unit was clicked on a table measured in inches. */
  clickUnit(unit: number): void {
    const { table, desk, selection } = this;
    if (table && desk && !this.#deskOld && !this.confirm) this.#do(clickUnit(table, desk, selection, unit));
    else this.inspected = unit;
  }

  /** The pointer is on a unit of the table: what a click would do is reckoned. */
  hoverUnit(unit: number | null): void {
    const { desk, selection } = this;
    if (!desk || this.confirm) return;
    this.aim(unit === null ? null : (meant(desk, selection, unit)[0] ?? null));
  }

  /** Something cannot be done, and why; `quiet`: it is only tried, again and again. */
  refuse({ text, rule, at }: Why | StopNow, quiet = false): void {
    this.refusal = { text, rule, at };
    if (!quiet) announce(text, 'assertive');
  }

  clickField(field: Field): void {
    const moment = this.#moment();
    if (moment && !this.confirm) this.#do(clickField(moment, field));
    else this.inspected = null;
  }

  dragged(from: number, to: { element?: number; field?: Field }): void {
    if (this.held !== null) {
      void this.putDown(to.field ?? null);
      return;
    }
    const moment = this.#moment();
    if (moment && !this.confirm) this.#do(drag(moment, from, to));
  }

  /** Takes a unit up to carry it to its place, by one of its elements or from the list; says whether it can be. */
  takeUp(unit: number | undefined, element: number | null): boolean {
    if (!this.placing || this.plane || unit === undefined || this.table?.units[unit]?.side !== this.side)
      return false;
    this.refusal = null;
    this.#carried = this.#lift(unit, element);
    return true;
  }

  async #lift(unit: number, element: number | null): Promise<void> {
    this.held = element;
    if (this.family?.unit !== unit) await this.loadDesk(unit);
    const { table, scene, families } = this;
    if (!table || !scene) return;
    const stands = standingIn(families, table, scene, unit);
    if (stands) this.familyText = stands.text;
    if (element === null && this.family) this.held = middleOf(this.family);
  }

  /** Puts down what is carried; on no field at all it stays where it was. */
  async putDown(field: Field | null): Promise<void> {
    await this.#carried;
    const { held, family } = this;
    this.held = null;
    const moment = this.#moment();
    if (!moment || held === null || !family || !field) return;
    this.#do(placeHeld(family, held, field));
  }

  /** The unit of an element that is pulled. */
  unitOf(element: number): number | undefined {
    return this.table && this.scene ? unitOf(this.table, this.scene, element) : undefined;
  }

  #do(intent: Intent): void {
    this.refusal = null;
    switch (intent.kind) {
      case 'select':
        if (intent.selection.unit !== null && this.placing && !this.plane)
          this.selectUnit(intent.selection.unit);
        else this.select(intent.selection);
        break;
      case 'inspect':
        this.inspected = intent.unit;
        break;
      case 'act':
        void this.take(intent.choice);
        break;
      case 'choose':
        this.options = intent.choices;
        break;
      case 'way':
        void this.#go(intent.field);
        break;
      case 'place':
        void this.act([placement(intent.family, intent.field)]);
        break;
      case 'point':
        void this.#ask(intent.pointed);
        break;
      case 'none':
        break;
    }
  }

  async #go(field: Field): Promise<void> {
    const way = this.reach && wayAt(this.reach, field);
    if (!way) return;
    if (way.contacts.length === 0) await this.act(way.actions);
    else await this.#confirm({ ...way, because: 'attack', text: '' });
  }

  /** Does what was chosen, or first asks whether it is meant. */
  async take(choice: Choice): Promise<void> {
    if (this.#deskOld) return;
    this.options = [];
    const orders = choice.kind === 'end' && this.ordering;
    const undone = orders ? this.#missingOrders() : choice.left_undone;
    const actions = orders ? [...this.orders.actions, choice.action] : [choice.action];
    if (choice.contacts.length > 0) {
      const because = choice.kind === 'element' ? 'contact' : 'attack';
      await this.#confirm({ ...choiceShown(choice), because, text: choice.text, actions });
    } else if (undone) {
      await this.#confirm({ ...choiceShown(choice), because: 'left-undone', text: undone, actions });
    } else {
      await this.act(actions);
    }
  }

  async #confirm(what: Confirm): Promise<void> {
    this.confirm = what;
    this.aimed = null;
    this.refusal = null;
    announce(`${this.question} ${what.text}`.trim());
    await this.foresee();
  }

  /** Sends what was asked about. */
  async confirmed(): Promise<void> {
    const { confirm } = this;
    if (confirm) await this.act(confirm.actions);
  }

  /** Takes one step back: from a question, from an element to its unit, from the unit to nothing. */
  back(): void {
    if (this.confirm) this.confirm = null;
    else if (this.moving.trial || this.moving.held) this.moving.breakOff();
    else if (this.options.length > 0) this.options = [];
    else if (this.refusal) this.refusal = null;
    else if (this.inspected !== null) this.inspected = null;
    else if (this.selection.element !== null) this.select({ ...this.selection, element: null });
    else this.select(NOTHING);
    void this.foresee();
  }

  async act(actions: Action[]): Promise<void> {
    const { side, desk } = this;
    if (side === null || this.#deskOld || actions.length === 0) return;
    // A second click means the same decision, not the next one.
    this.#deskOld = true;
    const done = await this.guard(async () => {
      const own = this.line.stamp?.own ?? 0;
      await this.line.act(side, actions);
      this.#acts.push({ side, from: own, to: own + actions.length });
    });
    // What was refused has changed nothing.
    if (!done && this.desk === desk) this.#deskOld = false;
  }

  /** Takes back what was sent together, together; the server knows only single actions. */
  async undo(): Promise<void> {
    const { side } = this;
    if (side === null || !this.shown?.undo || this.busy) return;
    await this.guard(async () => {
      const own = this.line.stamp?.own ?? 0;
      const last = this.#acts.pop();
      const from = last?.side === side && last.to === own ? last.from : own - 1;
      for (let left = own - from; left > 0 && this.line.undoable; left -= 1) await this.line.undo(side);
    });
  }

  async #ask(pointed: Parameters<Connection['point']>[1]): Promise<void> {
    const { side } = this;
    if (side === null) return;
    try {
      const actions = await this.line.point(side, pointed);
      if (actions.length > 0) await this.act(actions);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Chooses an order; by key, once the unit has all it may have, the next one without an order is selected. */
  order(unit: number, order: string, { goOn = false } = {}): void {
    const { desk } = this;
    if (!desk || !this.orders.offers(unit, order)) return;
    this.confirm = null;
    this.orders.choose(unit, order);
    const done = goOn && this.orders.full(unit);
    this.select({
      unit: done ? nextUnit(orderedUnits(desk), this.orders.drafts, unit) : unit,
      element: null,
    });
  }

  #missingOrders(): string | null {
    const { missing } = this.orders;
    const names = missing.map((unit) => this.table?.units[unit]?.name ?? '');
    return missing.length === 0
      ? null
      : t('battle-orders-missing', { n: missing.length, units: names.join(', ') });
  }

  // -------------------------------------------------------------------------------------------------------- preview

  /** What to reckon now: what is asked about, what the pointer is on, what has been declared. */
  #foreseen(): Action[] {
    const { confirm, pointed, way, main } = this;
    if (confirm) return confirm.because !== 'left-undone' || this.declared ? confirm.actions : [];
    if (pointed && (pointed.target !== null || pointed.contacts.length > 0)) return [pointed.action];
    if (way && way.contacts.length > 0) return way.actions;
    return main && (this.declared || main.kind === 'resolve') ? [main.action] : [];
  }

  async foresee(): Promise<void> {
    if (this.side !== null) await this.foresight.ask(this.line, this.side, this.#foreseen());
  }

  /** The pointer is on a button of the panel. */
  aim(choice: Choice | null): void {
    this.aimed = choice;
    void this.foresee();
  }

  /** The pointer is on a field of the board. */
  point(field: Field | null): void {
    this.hover = field;
    if (this.desk && !this.confirm) void this.foresee();
  }
}
