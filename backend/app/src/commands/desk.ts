import { staffTool } from '../staffTool/staffTool';
import { runCommand } from './command';

/** `npm run desk`: staff calls by command (docs/operations.md). */
runCommand(() => staffTool(process.argv.slice(2)));
