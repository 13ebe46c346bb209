import { categoryCodes } from '@marquee/contract/categories';
import { remoteCalls } from '@marquee/contract/remoteCalls';
import { description } from '@marquee/federation-runtime/registry/description';
import { toJsonSchema } from '@valibot/to-json-schema';
import { fields, words } from './format';

/** A part of a JSON schema. */
interface Part {
  properties?: Record<string, Part>;
  items?: Part;
  additionalProperties?: Part | false;
  [keyword: string]: unknown;
}

/** A copy with the limits of the rule `format`: no unknown fields, and known words only. */
function limited(part: Part): Part {
  const rest = { ...part };
  if (part.items) rest.items = limited(part.items);
  if (part.properties) {
    const known = Object.entries(part.properties).map(([name, one]): [string, Part] => {
      const allowed = Object.hasOwn(words, name) ? words[name as keyof typeof words] : undefined;
      return [name, allowed ? { type: 'string', enum: allowed } : limited(one)];
    });
    const seeds = Object.keys(part.properties).join() === 'call';
    return { ...rest, properties: Object.fromEntries(known), additionalProperties: seeds ? {} : false };
  }
  if (part.additionalProperties) rest.additionalProperties = limited(part.additionalProperties);
  return rest;
}

/**
 * The published JSON schema of `remote.json` (draft 7), made from what the gate's rule `format` checks. What needs
 * several fields at once (a page's module, a language's labels) only the gate finds.
 */
export function remoteSchema(): string {
  const { properties = {}, ...rest } = limited(
    toJsonSchema(description, { target: 'draft-07', errorMode: 'ignore', typeMode: 'input' }) as Part,
  );
  const ordered = Object.keys(fields.remote).map((name) => [name, properties[name]]);
  const categories = { type: 'array', items: { type: 'string', enum: categoryCodes } };
  const calls = { type: 'array', items: { type: 'string', enum: remoteCalls } };
  const schema = {
    title: 'A built remote of Marquee',
    ...rest,
    required: [...((rest.required as string[] | undefined) ?? []), 'calls'],
    properties: { ...Object.fromEntries(ordered), categories, calls },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
