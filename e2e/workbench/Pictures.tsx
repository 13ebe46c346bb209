import { Picture } from '@marquee/ui/Picture';

/** A picture of many files, one of a single file, and one that does not come. */
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
