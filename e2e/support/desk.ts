import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from './folders';
import { stopProgram } from './startProgram';

/** A desk for staff in a process of its own, and links with which owners of these names join. */
export async function serveDesk(
  names: readonly string[],
): Promise<{ origin: string; links: string[]; close: () => Promise<void> }> {
  const program = 'backend/app/src/testing/processes/servedDesk.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...names], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The desk has ended with ${code}`);
    }),
  ]);
  return { ...JSON.parse(line), close: () => stopProgram(child) };
}
