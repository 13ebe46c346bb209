import { followExample, isKind } from './examples';

/**
 * Applies a page of docs/adding to a copy of the repository: `node --import tsx scripts/examples/apply.ts <kind>
 * <folder>`.
 */
const [kind = '', folder = ''] = process.argv.slice(2);
if (!isKind(kind) || folder === '') throw new Error('Usage: apply.ts <kind> <folder of a copy>');
for (const file of followExample(kind, folder)) process.stdout.write(`${file}\n`);
