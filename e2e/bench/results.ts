import type { Copies } from './copies';
import type { DisabledCategory } from './disabledCategory';
import type { LoadsOf } from './home';
import type { LobbyUse } from './lobby';
import type { RemoteSize } from './sizes';
import type { Spread } from './statistics';
import type { TemplateLoad } from './templates';
import type { WarmPages } from './warmPages';

/** Everything that one run of the bench has measured; `bench-results.json` is this. */
export interface Results {
  at: string;
  runs: number;
  home: { federated: LoadsOf; single: LoadsOf };
  templates: TemplateLoad[];
  sizes: RemoteSize[];
  copies: Copies[];
  sections: { path: string; remote: string; skeleton: Spread; content: Spread; laterBytes: Spread }[];
  lobby: LobbyUse;
  disabled: DisabledCategory;
  warm: WarmPages;
}
