import type { Copies } from './copies';
import type { DisabledCategory } from './disabledCategory';
import type { FirstPage } from './firstPage';
import type { Points } from './lighthouse';
import type { LobbyUse } from './lobby';
import type { SiteMemory } from './memory';
import type { ComparedPages } from './pages';
import type { SearchFigures } from './searchBench';
import type { RemoteSize } from './sizes';
import type { Spread } from './statistics';
import type { TemplateLoad } from './templates';
import type { WarmPages } from './warmPages';

/** All results of a bench run, written as `bench-results.json`. */
export interface Results {
  at: string;
  runs: number;
  pages: ComparedPages;
  templates: TemplateLoad[];
  sizes: RemoteSize[];
  copies: Copies[];
  sections: { path: string; remote: string; skeleton: Spread; content: Spread; laterBytes: Spread }[];
  lobby: LobbyUse;
  disabled: DisabledCategory;
  warm: WarmPages;
  first: FirstPage;
  memory: SiteMemory;
  search: SearchFigures;
  /** Empty in a quick run, and if the tool is unavailable. */
  lighthouse: Points[];
}
