import { toJsonSchema } from '@valibot/to-json-schema';
import { siteFile } from './siteFile';

/**
 * The published JSON schema of site files as text. No key is required in one file, because files may take keys over from
 * others by `extends`; whether a site lacks one is seen when it is read.
 */
export function siteFileSchema(): string {
  const {
    required: _required,
    properties,
    ...rest
  } = toJsonSchema(siteFile, {
    typeMode: 'input',
    target: 'draft-07',
    errorMode: 'ignore',
  });
  const schema = {
    ...rest,
    title: 'Site of Marquee',
    properties: {
      extends: {
        type: 'array',
        items: { type: 'string' },
        description: 'Files, relative to this one, whose keys it takes over where it has none of its own.',
      },
      ...properties,
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
