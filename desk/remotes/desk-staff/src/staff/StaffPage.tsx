import { Page, Tabs, useSearchParams } from '@marquee/desk-sdk';
import { KeysTab } from './KeysTab';
import { PeopleTab } from './PeopleTab';
import { RolesTab } from './RolesTab';
import { ThresholdsTab } from './ThresholdsTab';

const tabs = {
  people: { label: 'People', Tab: PeopleTab },
  roles: { label: 'Roles', Tab: RolesTab },
  keys: { label: 'Keys of machines', Tab: KeysTab },
  thresholds: { label: 'Thresholds', Tab: ThresholdsTab },
} as const;
type TabName = keyof typeof tabs;

const isTab = (text: string): text is TabName => Object.hasOwn(tabs, text);

/** Staff members, roles, keys of machines, and up to which sums one person decides alone. */
export function StaffPage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab') ?? '';
  const tab = isTab(asked) ? asked : 'people';
  const { Tab } = tabs[tab];
  return (
    <Page title="Staff">
      <Tabs
        label="Staff"
        items={Object.entries(tabs).map(([value, { label }]) => ({ value: value as TabName, label }))}
        value={tab}
        onChange={(next) =>
          setQuery((before) => {
            const after = new URLSearchParams(before.get('site') ? { site: before.get('site') ?? '' } : {});
            after.set('tab', next);
            return after;
          })
        }
      >
        <Tab />
      </Tabs>
    </Page>
  );
}
