import { observer, useLocation, useNavigate } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useEffect, useRef, useState } from 'react';
import { asks } from './asks';

/**
 * Asks the questions of player protection (D9): the reality check while playing when it is due, and once per visit
 * whether the limits are still right; tells once per visit that the terms have changed. Their code is loaded with the
 * first question.
 */
export const Protection = observer(function Protection() {
  const { root, texts } = useHost();
  const { protection } = root;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const busy = useRef(false);
  const [reviewed, setReviewed] = useState(false);
  const [told, setTold] = useState(false);
  const [asked, setAsked] = useState(0);
  const question = asks({
    session: protection.session,
    games: protection.games,
    now: protection.now(),
    pathname,
    reviewed,
    told,
  });

  useEffect(() => {
    if (question === null || busy.current) return;
    busy.current = true;
    if (question === 'review') setReviewed(true);
    if (question === 'terms') setTold(true);
    import('./questions')
      .then(({ questions }) => questions[question]({ root, texts, navigate }))
      .catch((error: unknown) => console.warn('The question could not be asked', error))
      .finally(() => {
        busy.current = false;
        setAsked((count) => count + 1);
      });
  }, [question, asked, root, texts, navigate]);
  return null;
});
