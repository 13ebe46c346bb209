import { colorsOf, templateCodes } from '@marquee/templates/codes';
import { toJsonSchema } from '@valibot/to-json-schema';
import { siteFile } from './siteFile';

/**
 * The published JSON schema of site files. No key is required in a single file, because `extends` may supply it;
 * missing keys are found when the site is read. Themes are listed, though others are accepted (R4).
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
  const listed = (key: 'theme_code' | 'theme_color', known: readonly string[]) => ({
    [key]: { ...(properties?.[key] as object), enum: [...known] },
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
      ...listed('theme_code', templateCodes),
      ...listed('theme_color', templateCodes.flatMap(colorsOf)),
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
