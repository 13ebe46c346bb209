import ts from 'typescript-6';
import { type Giver, otherGiver } from './difference';
import type { TwoReports } from './reports';

/** A difference, without the export that leads to it. */
export interface Fault {
  member: string;
  name: string;
  what: string;
}

/** A named place in the types: where a fault is said to be. */
interface Place {
  member: string;
  name: string;
}

const isA = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0;
const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

function isHidden(symbol: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return symbol.declarations?.some((one) => ts.getCombinedModifierFlags(one) & hidden) ?? false;
}

function isReadonly(symbol: ts.Symbol): boolean {
  const declared = symbol.declarations ?? [];
  const isFixed = declared.some((one) => ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Readonly);
  return isFixed || (declared.some(ts.isGetAccessor) && !declared.some(ts.isSetAccessor));
}

/**
 * Walks two versions of a type side by side and finds what breaks code that was written for the first. What the host
 * gives may only be more and narrower; what a remote gives may only be less and wider. Parameters change the side.
 */
export class Walk {
  readonly faults: Fault[] = [];
  /** Declarations of the report before that were met, by name. */
  readonly met = new Set<string>();
  private readonly seen = new Set<string>();
  private readonly paired = new Map<ts.Type, ts.Type>();
  private readonly checker: ts.TypeChecker;

  /** `handsBack`: a function's answer is what it was given, so it is compared once. */
  constructor(
    private readonly reports: TwoReports,
    private readonly handsBack = false,
  ) {
    this.checker = reports.checker;
  }

  /** Compares the types of two symbols. */
  symbols(before: ts.Symbol, after: ts.Symbol, giver: Giver, place: Place): void {
    this.types(this.checker.getTypeOfSymbol(before), this.checker.getTypeOfSymbol(after), giver, place);
  }

  /** Type parameters by position; another number of required ones breaks who writes them. */
  parameters(before: readonly ts.Type[], after: readonly ts.Type[], place: Place): void {
    before.forEach((one, index) => {
      const other = after[index];
      if (other) this.paired.set(one, other);
    });
    const hasDefault = (type: ts.Type) => this.checker.getDefaultFromTypeParameter(type) !== undefined;
    const asked = after.slice(before.length).some((one) => !hasDefault(one));
    if (after.length < before.length || asked) this.add(place, 'has other type parameters');
    before.forEach((one, index) => {
      const [limit, next] = [one, after[index]].map((type) => type?.getConstraint());
      if (next && !limit) this.add(place, `takes ${this.text(next)} only`);
      else if (next && limit) this.types(limit, next, 'remote', place);
    });
  }

  types(before: ts.Type, after: ts.Type, giver: Giver, at: Place): void {
    if (before === after || this.paired.get(before) === after) return;
    const key = `${this.reports.idOf(before)}:${this.reports.idOf(after)}:${giver}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const place = this.placeOf(before, at);
    if (before.isUnion() || after.isUnion()) this.unions(before, after, giver, place);
    else if (this.isWalked(before) && this.isWalked(after)) this.objects(before, after, giver, place);
    else if (!this.isUsable(before, after, giver)) this.add(place, this.changed(before, after));
  }

  /** A named type of ours begins a place of its own. */
  private placeOf(type: ts.Type, at: Place): Place {
    const symbol = type.aliasSymbol ?? type.symbol;
    if (!symbol || !this.reports.isOurs(symbol) || symbol.name.startsWith('__')) return at;
    if (!(symbol.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.TypeAlias))) return at;
    this.met.add(symbol.name);
    return { member: symbol.name.replace(/_\d+$/, ''), name: at.name };
  }

  private add({ member, name }: Place, what: string): void {
    if (!this.faults.some((one) => one.member === member && one.what === what))
      this.faults.push({ member, name, what });
  }

  private text(type: ts.Type): string {
    const text = this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    return text.length > 100 ? `${text.slice(0, 99)}…` : text;
  }

  private changed = (before: ts.Type, after: ts.Type) => `was ${this.text(before)}, and is ${this.text(after)}`;

  private isWalked = (type: ts.Type): boolean =>
    isA(type, ts.TypeFlags.Object) || (type.isIntersection() && type.types.every(this.isWalked));

  /** Whether a type depends on type parameters: what it comes to is not known. */
  private isOpen = (type: ts.Type): boolean =>
    isA(type, ts.TypeFlags.Instantiable) || (type.isIntersection() && type.types.some(this.isOpen));

  /** Assignability in the direction of the giver. Open types are compared by their texts. */
  private isUsable(before: ts.Type, after: ts.Type, giver: Giver): boolean {
    const [given, taken] = giver === 'host' ? [after, before] : [before, after];
    if (isA(given, ts.TypeFlags.Any)) return isA(taken, ts.TypeFlags.Any);
    if (this.isOpen(given) && this.isOpen(taken)) return this.text(given) === this.text(taken);
    return this.checker.isTypeAssignableTo(given, taken);
  }

  private unions(before: ts.Type, after: ts.Type, giver: Giver, place: Place): void {
    const [old, next] = [before, after].map((type) => (type.isUnion() ? type.types : [type])) as [ts.Type[], ts.Type[]];
    const [given, taken] = giver === 'host' ? [next, old] : [old, next];
    const rest = given.filter((one) => !taken.some((other) => one === other || this.fits(one, other, giver)));
    const open = (types: ts.Type[], others: ts.Type[]) =>
      types.filter((one) => this.isWalked(one) && !others.includes(one));
    const [only, ...more] = open(rest, taken);
    const [partner, ...partners] = open(taken, given);
    // One changed member on each side: the fault is inside of it.
    if (only && partner && more.length + partners.length === 0) {
      rest.splice(rest.indexOf(only), 1);
      if (giver === 'host') this.types(partner, only, giver, place);
      else this.types(only, partner, giver, place);
    }
    for (const one of rest) {
      const name = one.isStringLiteral() ? one.value : place.name;
      this.add(
        { member: place.member, name },
        giver === 'host' ? `may be ${this.text(one)} as well` : `does not take ${this.text(one)}`,
      );
    }
  }

  /** Whether one member of a union fits another. */
  private fits(given: ts.Type, taken: ts.Type, giver: Giver): boolean {
    const [before, after] = giver === 'host' ? [taken, given] : [given, taken];
    if (!this.isWalked(before) || !this.isWalked(after)) return this.isUsable(before, after, giver);
    const key = `${this.reports.idOf(before)}:${this.reports.idOf(after)}:${giver}`;
    if (this.trials.has(key)) return true;
    const trial = this.trial((walk) => {
      walk.trials.add(key);
      walk.types(before, after, giver, { member: '', name: '' });
    });
    return trial.faults.length === 0;
  }

  /** Pairs that a trial is about: a type that refers to itself is not tried again inside. */
  private readonly trials = new Set<string>();

  private objects(before: ts.Type, after: ts.Type, giver: Giver, place: Place): void {
    if (this.isList(before) && this.isList(after)) this.lists(before, after, giver, place);
    else if (this.isLibrary(before) && before.symbol === after.symbol) this.arguments(before, after, giver, place);
    else this.members(before, after, giver, place);
  }

  private members(before: ts.Type, after: ts.Type, giver: Giver, place: Place): void {
    for (const property of this.checker.getPropertiesOfType(before)) {
      if (isHidden(property)) continue;
      const other = this.checker.getPropertyOfType(after, property.name);
      const own = { member: `${place.member}.${property.name}`, name: property.name };
      if (!other || isHidden(other)) this.addGone(after, own);
      else this.property(property, other, giver, own);
    }
    if (giver === 'remote') {
      for (const property of this.checker.getPropertiesOfType(after)) {
        const isNew = !this.checker.getPropertyOfType(before, property.name);
        const own = { member: `${place.member}.${property.name}`, name: place.name };
        if (isNew && !isOptional(property)) this.add(own, 'must be given');
      }
    }
    this.indexes(before, after, giver, place);
    this.signatures(before, after, ts.SignatureKind.Call, giver, place);
    this.signatures(before, after, ts.SignatureKind.Construct, giver, place);
  }

  private addGone(after: ts.Type, place: Place): void {
    if (!after.getStringIndexType()) this.add(place, 'is gone');
  }

  private isLibrary = (type: ts.Type) => {
    const files = type.symbol?.declarations?.map((one) => one.getSourceFile().fileName) ?? [];
    return (
      files.some((file) => /[\\/]typescript[\\/]lib[\\/]lib\.[^\\/]*\.d\.ts$/.test(file)) &&
      !type.symbol.name.startsWith('__')
    );
  };

  private isList = (type: ts.Type) => this.checker.isArrayType(type) || this.checker.isTupleType(type);

  private lists(before: ts.Type, after: ts.Type, giver: Giver, place: Place): void {
    const isFixed = (type: ts.Type) => this.text(type).startsWith('readonly ');
    const [given, taken] = giver === 'host' ? [after, before] : [before, after];
    if (isFixed(given) && !isFixed(taken)) this.add(place, giver === 'host' ? 'is read-only' : 'must be changeable');
    const length = (type: ts.Type) => (this.checker.isTupleType(type) ? this.typeArguments(type).length : undefined);
    if (length(taken) !== undefined && length(taken) !== length(given)) this.add(place, this.changed(before, after));
    else this.arguments(before, after, giver, place);
  }

  private typeArguments = (type: ts.Type) => this.checker.getTypeArguments(type as ts.TypeReference);

  /** Lists, sets and promises, of what is inside. */
  private arguments(before: ts.Type, after: ts.Type, giver: Giver, place: Place): void {
    const next = this.typeArguments(after);
    this.typeArguments(before).forEach((one, index) => {
      const other = next[index];
      if (other) this.types(one, other, giver, place);
    });
  }

  private property(before: ts.Symbol, after: ts.Symbol, giver: Giver, place: Place): void {
    const wasOptional = isOptional(before);
    if (giver === 'host' && !wasOptional && isOptional(after)) this.add(place, 'may be missing');
    if (giver === 'remote' && wasOptional && !isOptional(after)) this.add(place, 'must be given');
    if (giver === 'host' && !isReadonly(before) && isReadonly(after)) this.add(place, 'is read-only');
    const [old, next] = [before, after].map((one) => this.checker.getTypeOfSymbol(one)) as [ts.Type, ts.Type];
    const either = wasOptional || isOptional(after);
    this.types(either ? this.defined(old) : old, either ? this.defined(next) : next, giver, place);
  }

  /** A type without `undefined`. */
  private defined(type: ts.Type): ts.Type {
    if (!type.isUnion() || !type.types.some((one) => isA(one, ts.TypeFlags.Undefined))) return type;
    const isNull = type.types.some((one) => isA(one, ts.TypeFlags.Null));
    const bare = this.checker.getNonNullableType(type);
    return isNull ? this.checker.getNullableType(bare, ts.TypeFlags.Null) : bare;
  }

  private indexes(before: ts.Type, after: ts.Type, giver: Giver, place: Place): void {
    const [old, next] = [before, after].map((type) => type.getStringIndexType());
    if (old && next) this.types(old, next, giver, place);
    else if (old) this.add(place, 'does not take any name');
  }

  private signatures(before: ts.Type, after: ts.Type, kind: ts.SignatureKind, giver: Giver, place: Place): void {
    const [old, next] = [before, after].map((type) => this.checker.getSignaturesOfType(type, kind)) as [
      readonly ts.Signature[],
      readonly ts.Signature[],
    ];
    const [only, ...overloads] = old;
    if (only && next[0] && overloads.length === 0 && next.length === 1) {
      this.signature(only, next[0], giver, place);
      return;
    }
    old.forEach((one, index) => {
      const trials = next.map((other) => this.trial((walk) => walk.signature(one, other, giver, place)));
      if (trials.some(({ faults }) => faults.length === 0)) return;
      const nearest = trials[index] ?? trials.at(-1);
      if (!nearest) this.add(place, 'is no function');
      else for (const fault of nearest.faults) this.add(fault, fault.what);
    });
  }

  /** A walk whose faults may be left out. */
  private trial(walk: (trial: Walk) => void): Walk {
    const trial = new Walk(this.reports);
    for (const [one, other] of this.paired) trial.paired.set(one, other);
    for (const key of this.trials) trial.trials.add(key);
    walk(trial);
    for (const name of trial.met) this.met.add(name);
    return trial;
  }

  private signature(before: ts.Signature, after: ts.Signature, giver: Giver, place: Place): void {
    this.parameters(before.getTypeParameters() ?? [], after.getTypeParameters() ?? [], place);
    const [old, next] = [before.getParameters(), after.getParameters()];
    for (let index = 0; index < Math.max(old.length, next.length); index += 1) {
      this.parameter(old[index], next[index], giver, place);
    }
    const [was, is] = [before, after].map((one) => one.getReturnType()) as [ts.Type, ts.Type];
    const [given, taken] = giver === 'host' ? [is, was] : [was, is];
    // Who calls a function that answers nothing does not look at its answer.
    if (isA(taken, ts.TypeFlags.Void) || given === taken || this.handsBack) return;
    this.types(was, is, giver, { member: `${place.member}()`, name: place.name });
  }

  private parameter(before: ts.Symbol | undefined, after: ts.Symbol | undefined, giver: Giver, place: Place): void {
    const name = (before ?? after)?.name ?? '';
    const isCalledByRemote = giver === 'host';
    if (!after) this.add(place, isCalledByRemote ? `does not take ${name}` : `is called without ${name}`);
    else if (!before) {
      if (isCalledByRemote && !this.mayBeLeftOut(after)) this.add(place, `asks for ${name}`);
    } else {
      const [was, is] = [this.mayBeLeftOut(before), this.mayBeLeftOut(after)];
      if (isCalledByRemote && was && !is) this.add(place, `asks for ${name}`);
      if (!isCalledByRemote && !was && is) this.add(place, `may be called without ${name}`);
      const [old, next] = [before, after].map((one) => this.checker.getTypeOfSymbol(one)) as [ts.Type, ts.Type];
      const inside = { member: `${place.member}(${name})`, name: place.name };
      this.types(was || is ? this.defined(old) : old, was || is ? this.defined(next) : next, otherGiver(giver), inside);
    }
  }

  private mayBeLeftOut(symbol: ts.Symbol): boolean {
    const [declared] = symbol.declarations ?? [];
    if (!declared || !ts.isParameter(declared)) return false;
    return Boolean(declared.questionToken ?? declared.initializer ?? declared.dotDotDotToken);
  }
}
