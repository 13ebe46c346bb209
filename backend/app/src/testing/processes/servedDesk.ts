import { signInDesk } from '../signInDesk';

/**
 * `node --import tsx backend/app/src/testing/processes/servedDesk.ts <name> …`: serves a desk with a company's provider
 * until it is told to stop. Prints one line of JSON: the desk's origin, and for each name the link of an owner.
 */
const [, , ...names] = process.argv;
const served = await signInDesk();
const links: string[] = [];
for (const name of names) {
  const { id } = await served.desk.member(['owner'], { name });
  const { token } = await served.link(id);
  links.push(`${served.origin}/link#${token}`);
}
process.stdout.write(`${JSON.stringify({ origin: served.origin, links })}\n`);
process.once('SIGTERM', () => void served.close().then(() => process.exit()));
