import { Button, Card, Notice, Refused, saveFile, useDesk } from '@marquee/desk-sdk';
import { useRef, useState } from 'react';
import { type ChainState, chainStart, followChain } from './chain';

type Work =
  | { state: 'idle' }
  | { state: 'running'; upTo: number }
  | { state: 'checked'; chain: ChainState; at: Date }
  | { state: 'failed'; text: string };

/** Verifies the chain of the whole audit in this browser, and saves it as a file that `verify-audit` can check. */
export function ChainCard() {
  const { call } = useDesk();
  const [work, setWork] = useState<Work>({ state: 'idle' });
  const run = useRef(0);

  async function readAll(take: (lines: string) => Promise<number>): Promise<boolean> {
    const turn = ++run.current;
    let after: number | null = 0;
    setWork({ state: 'running', upTo: 0 });
    while (after !== null) {
      const part: { lines?: string; last?: number | null } = await call('audit/export', { after });
      const upTo = await take(part.lines ?? '');
      if (turn !== run.current) return false;
      setWork({ state: 'running', upTo });
      after = part.last ?? null;
    }
    return true;
  }

  async function verify(isSaved: boolean) {
    let chain = chainStart;
    const parts: string[] = [];
    try {
      const isWhole = await readAll(async (lines) => {
        chain = await followChain(chain, lines);
        if (isSaved) parts.push(lines);
        return chain.sequence;
      });
      if (!isWhole) return;
      if (isSaved) saveFile('audit.jsonl', parts.join(''), 'application/jsonl');
      setWork({ state: 'checked', chain, at: new Date() });
    } catch (error) {
      if (error instanceof Refused) setWork({ state: 'failed', text: error.message });
      else if (error instanceof SyntaxError) setWork({ state: 'failed', text: 'The exported audit is not readable.' });
      else throw error;
    }
  }
  const isRunning = work.state === 'running';
  return (
    <Card
      title="The chain of the audit"
      action={
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          <Button size="s" busy={isRunning} onClick={() => void verify(false)}>
            Verify
          </Button>
          <Button size="s" variant="quiet" busy={isRunning} onClick={() => void verify(true)}>
            Verify and save
          </Button>
        </span>
      }
    >
      {work.state === 'idle' && (
        <p>
          Each entry has a hash of its content and of the hash before it. Here your browser computes them all again.
          Compare the last hash with the one of a file that you keep elsewhere.
        </p>
      )}
      {isRunning && <p role="status">Checked up to entry {work.upTo}…</p>}
      {work.state === 'failed' && (
        <Notice tone="negative" live title="The audit was not checked to its end">
          {work.text}
        </Notice>
      )}
      {work.state === 'checked' && work.chain.flaw && (
        <Notice tone="negative" live title={`Entry ${work.chain.flaw.sequence} does not fit`}>
          {work.chain.flaw.reason === 'gap'
            ? `After entry ${work.chain.sequence} at least one is missing.`
            : 'Its content is not what its hash was made of.'}{' '}
          Entries 1 to {work.chain.sequence} fit. Tell whoever is responsible for security.
        </Notice>
      )}
      {work.state === 'checked' && !work.chain.flaw && (
        <Notice tone="positive" live title={`Entries 1 to ${work.chain.sequence} fit`}>
          Checked in this browser at {work.at.toISOString().slice(0, 19).replace('T', ' ')} UTC. Newer ones are not
          checked. The last hash: <code style={{ overflowWrap: 'anywhere' }}>{work.chain.hash}</code>
        </Notice>
      )}
    </Card>
  );
}
