import type { Node } from 'oxc-parser';
import { textsOf, walk } from './walk';
import type { Source } from './workspace';

/** Attributes and options with user-visible or spoken text. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancel',
  'caption',
  'deny',
  'heading',
  'hint',
  'label',
  'lead',
  'ok',
  'placeholder',
  'text',
  'title',
]);

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\*/g, ''));

/** Whether an object literal holds the options of a dialog or toast. */
function isDialogCall([parent]: readonly Node[]): boolean {
  return (
    parent?.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    parent.callee.object.type === 'Identifier' &&
    parent.callee.object.name === 'dialogs'
  );
}

/** Content of a `code` element is not translated. */
const isCode = ([parent]: readonly Node[]) =>
  parent?.type === 'JSXElement' &&
  parent.openingElement.name.type === 'JSXIdentifier' &&
  parent.openingElement.name.name === 'code';

function spokenTexts(node: Node, parents: readonly Node[]): string[] {
  if (isCode(parents)) return [];
  switch (node.type) {
    case 'JSXText':
      return [node.value];
    case 'JSXExpressionContainer':
      return parents[0]?.type === 'JSXElement' || parents[0]?.type === 'JSXFragment' ? textsOf(node) : [];
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && spoken.has(node.name.name) ? textsOf(node.value) : [];
    case 'ObjectExpression':
      return isDialogCall(parents)
        ? node.properties.flatMap((property) =>
            property.type === 'Property' && property.key.type === 'Identifier' && spoken.has(property.key.name)
              ? textsOf(property.value)
              : [],
          )
        : [];
    default:
      return [];
  }
}

/** User-visible texts in code instead of a bundle, as `file:line "text"`. */
export function hardCodedTexts({ file, text, program }: Source): string[] {
  const found: string[] = [];
  walk(program, (node, parents) => {
    for (const said of spokenTexts(node, parents).filter(hasWords)) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push(`${file}:${line} "${said.trim()}"`);
    }
  });
  return found;
}
