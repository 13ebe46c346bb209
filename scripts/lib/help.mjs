import { relative, sep } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { answered, commandOf } from '../../shared/settings/src/commands.mjs';
import { root } from './workspace.mjs';

/** Preloaded by every command of package.json (`node --import`): answers `--help` and unknown options. */
const [, file = '', ...given] = process.argv;
const command = isMainThread ? commandOf(relative(root, file).split(sep).join('/'), given) : undefined;
const answer = command && answered(command.name, command.words);
if (answer) {
  (answer.code === 0 ? process.stdout : process.stderr).write(answer.text);
  process.exit(answer.code);
}
