import { Picture } from '@marquee/ui/Picture';

/** A responsive picture, a single file, and one that fails to load. */
export function Pictures() {
  return (
    <main style={{ inlineSize: '50vw' }}>
      <div data-testid="family">
        <Picture src="/pictures/[width]/a.svg" alt="A harbour" width={800} height={500} />
      </div>
      <div data-testid="broken">
        <Picture src="/pictures/none.svg" alt="A lost picture" width={800} height={500} />
      </div>
    </main>
  );
}
