/**
 * Ends this process with the one that started it with a channel, however that one ended, or when it closes the channel.
 * What this process holds is given back by its `exit` handlers.
 */
export function endWithParent(): void {
  // It may have ended while this program was loaded.
  if (!process.connected) process.exit();
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => process.exit());
}
