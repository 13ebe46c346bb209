import { placeIn } from './evidence';
import { allowedGlobal, isIntrinsic, shellsOwn } from './globals';
import { type Code, isGlobalMember, nameOf, scriptsOf, textOf, visit } from './javascript';
import type { Artefact, Check } from './rules';

/** Context of a node. */
interface Around {
  artefact: Artefact;
  /** The node's source text. */
  source: string;
  /** The global name of an expression, unless the script declares it itself. */
  name: (node: unknown) => string | undefined;
  isGlobalMember: (node: Code) => boolean;
}

/** Returns why a node is refused, or nothing. */
type NodeRule = (node: Code, around: Around) => string | undefined;

/** A check of every node of every script. Unparsable scripts have no nodes: another rule reports them. */
const everywhere =
  (rule: NodeRule): Check =>
  (artefact) =>
    scriptsOf(artefact).flatMap(({ file, text, program, declared }) => {
      const found: string[] = [];
      const name = (node: unknown) => nameOf(node, declared);
      const isMember = (node: Code) => isGlobalMember(node, declared);
      if (program) {
        visit(program, (node) => {
          const source = text.slice(node.start, node.end);
          const why = rule(node, { artefact, source, name, isGlobalMember: isMember });
          if (why) found.push(`${placeIn(file, text, node.start, node.end)} ${why}`);
        });
      }
      return [...new Set(found)].sort();
    });

const targetOf = (node: Code) =>
  node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : undefined;
const calleeOf = (node: Code) => (/^(Call|New)Expression$/.test(node.type) ? node.callee : undefined);
const argumentsOf = (node: Code) => (node.arguments as Code[] | undefined) ?? [];

/** How bundlers access the global object; the CSP blocks it, and they have a fallback. */
const globalObject = /^return this;?$/;
/** The federation runtime's code for manifests and module entries, which our registry never uses. */
const runtimes =
  /^new Function\((.{0,12}\w\.getPublicPath\)|["'`]callbacks["'`],\s*`(System\.)?import\(|["'`]name["'`],\s*["'`]return import\(name\))/s;

/** Code that the content security policy would block. */
export const evaluated = everywhere((node, { source, name: nameIn }) => {
  const callee = calleeOf(node);
  const name = nameIn(callee);
  const [first] = argumentsOf(node);
  if (name === 'eval') return 'evaluates text as code';
  if (name === 'Function' && !globalObject.test(textOf(first) ?? '') && !runtimes.test(source))
    return 'makes a function of text';
  if (/(^|\.)(setTimeout|setInterval)$/.test(name ?? '') && textOf(first) !== undefined) return 'hands text to a timer';
  const member = callee as Code | undefined;
  const isConstructor =
    member?.type === 'MemberExpression' && (member.property as { name?: string }).name === 'constructor';
  if (isConstructor && textOf(argumentsOf(node).at(-1)) !== undefined) return 'makes a function of text';
  const given =
    node.type === 'VariableDeclarator' ? node.init : node.type === 'AssignmentExpression' ? node.right : null;
  return given !== null && (given as Code | undefined)?.type === 'Identifier' && nameIn(given) === 'Function'
    ? 'gives Function another name'
    : undefined;
});

/** Calls that write properties of their first argument. */
const writers =
  /^(Object\.(defineProperty|defineProperties|assign|setPrototypeOf)|Reflect\.(defineProperty|set|setPrototypeOf))$/;

/** Shared built-ins must not be modified: prototypes, built-in functions, platform objects. */
export const intrinsics = everywhere((node, { name }) => {
  const written =
    name(targetOf(node)) ?? (writers.test(name(calleeOf(node)) ?? '') ? name(argumentsOf(node)[0]) : undefined);
  return written !== undefined && isIntrinsic(written, targetOf(node) === undefined)
    ? `changes ${written}, which all code of the page stands on`
    : undefined;
});

/** Global names are only for a remote's container, and for what bundlers need. */
export const globals = everywhere((node, { artefact, name: nameIn, isGlobalMember: isMember }) => {
  const target = targetOf(node) as Code | undefined;
  if (!target || !isMember(target)) return undefined;
  const name = nameIn(target);
  if (name === undefined || isIntrinsic(name, false) || allowedGlobal(name, artefact.compiled.container))
    return undefined;
  return /^marquee_/.test(name) ? `takes the place of another remote, ${name}` : `leaves ${name} to the whole page`;
});

/** The shell's concerns are reached through the sdk: session, storage, URLs, title, the document around the remote. */
export const shellAccess = everywhere((node, { name }) => {
  const written = name(targetOf(node));
  const called = name(calleeOf(node));
  const read = node.type === 'MemberExpression' ? name(node) : textOf(node);
  const row = shellsOwn.find(
    ({ write, call, any }) =>
      (written !== undefined && write?.test(written)) ||
      (called !== undefined && call?.test(called)) ||
      (read !== undefined && any?.test(read)),
  );
  return row?.why;
});

const foreign = /^(https?:|wss?:)?\/\//;
const senders =
  /^(fetch|open|importScripts|navigator\.sendBeacon|WebSocket|EventSource|Worker|SharedWorker|location\.(assign|replace))$/;
const addresses = /(^|\.)(src|href|action|location)$/;

/** No literal URL in the code may load from, send to or open another origin. */
export const foreignCode = everywhere((node, { name }) => {
  const called = name(calleeOf(node));
  const target = targetOf(node) as Code | undefined;
  const property = target?.type === 'MemberExpression' ? (target.property as { name?: string }).name : name(target);
  const address =
    node.type === 'ImportExpression' || node.type === 'ImportDeclaration'
      ? textOf(node.source)
      : called !== undefined && senders.test(called)
        ? textOf(argumentsOf(node)[0])
        : property !== undefined && addresses.test(property)
          ? textOf(node.right)
          : undefined;
  return address !== undefined && foreign.test(address) ? 'leads to another origin' : undefined;
});

/** Scripts must be valid JavaScript. */
export const parses: Check = (artefact) =>
  scriptsOf(artefact).flatMap(({ file, program }) => (program ? [] : [`${file} is no JavaScript`]));
