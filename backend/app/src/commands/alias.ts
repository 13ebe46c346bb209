import { runAlias } from '../staffTool/aliases';
import { runCommand } from './command';

/** The commands of before, by their name (`npm run withdrawals` …): staff calls, for one version. */
const [name = '', ...words] = process.argv.slice(2);
runCommand(() => runAlias(name, words));
