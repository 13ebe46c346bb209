import { succeeded } from '@marquee/contract/envelope';
import { useApi, useLocation, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { allowed } from '@marquee/sdk/trust';
import { useEffect, useMemo, useState } from 'react';
import { useShell } from '../context/shell';
import { pageAt } from '../view/pageAt';
import type { AnalyticsItem } from './analytics';
import { type Choice, Consent } from './consent';
import { isMeasuring, mayMeasure } from './measuring';
import { keepVisit, visitIds } from './visit';

/** State of measuring. */
export interface Measuring {
  consent: Consent;
  /** Whether the site measures anything, so that the visitor must be asked. */
  wanted: boolean;
  decide: (choice: Choice) => void;
}

/** The address that the page was opened with: visitors may navigate before they decide. */
const openedWith = location.search;

let reported = false;

/** Analytics and the ads visit (R4.28), both only after consent (R4.23). */
export function useMeasuring(): Measuring {
  const api = useApi();
  const { storage } = useHost().root;
  const { present } = useHost();
  const { view } = useShell();
  const { pathname } = useLocation();
  const { analytics_origins } = useSite();
  const consent = useMemo(() => new Consent(storage), [storage]);
  const ids = useMemo(() => visitIds({ jar: document, search: openedWith, storage }), [storage]);
  const [items, setItems] = useState<AnalyticsItem[]>([]);
  const { isGiven } = consent;

  useEffect(() => {
    void api.call('settings/get_analytics', {}).then(({ value }) => setItems(value ?? []));
  }, [api]);
  useEffect(() => {
    if (!isGiven || items.length === 0 || !mayMeasure(pageAt(view, pathname)?.route)) return;
    allowed.origins = analytics_origins;
    void import('./analytics').then(
      ({ placeAnalytics }) => isMeasuring() || placeAnalytics(items, document),
      () => undefined,
    );
  }, [isGiven, items, view, pathname, analytics_origins]);
  useEffect(() => {
    if (!isGiven) return;
    keepVisit(storage, ids);
    if (reported || (!ids.fbp && !ids.appsflyer_id)) return;
    reported = true;
    void api.call('settings/adsvisit', { ...ids }).then((answer) => {
      if (!succeeded(answer)) present(answer, 'toast');
    });
  }, [isGiven, ids, storage, api, present]);

  return {
    consent,
    wanted: items.length > 0 || ids.fbp !== '' || ids.appsflyer_id !== '',
    decide: (choice) => {
      consent.decide(choice);
      if (choice === 'accepted') return;
      storage.remove('visit');
      // Running scripts cannot be stopped without leaving the document.
      if (isMeasuring()) location.reload();
    },
  };
}
