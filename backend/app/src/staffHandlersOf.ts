import { bonusActs } from '@marquee/platform/desk/bonusActs';
import { bonusReads } from '@marquee/platform/desk/bonusReads';
import { cashCalls } from '@marquee/platform/desk/cashCalls';
import { heldWinCalls } from '@marquee/platform/desk/heldWinCalls';
import { identityQueue } from '@marquee/platform/desk/identityQueue';
import { offerActs } from '@marquee/platform/desk/offerActs';
import { playerActs } from '@marquee/platform/desk/playerActs';
import { playerReads } from '@marquee/platform/desk/playerReads';
import { reconciliationCalls } from '@marquee/platform/desk/reconciliationCalls';
import { requestCalls } from '@marquee/platform/desk/requestCalls';
import { settlementCalls } from '@marquee/platform/desk/settlementCalls';
import { switchCalls } from '@marquee/platform/desk/switchCalls';
import { systemCalls } from '@marquee/platform/desk/systemCalls';
import { todayReads } from '@marquee/platform/desk/todayReads';
import { todayWork } from '@marquee/platform/desk/todayWork';
import { withdrawalCalls } from '@marquee/platform/desk/withdrawalCalls';
import { approvalCalls } from '@marquee/platform/staff/approvalCalls';
import { auditCalls } from '@marquee/platform/staff/auditCalls';
import type { StaffHandlers } from '@marquee/platform/staff/handlers';
import { keyCalls } from '@marquee/platform/staff/keyCalls';
import { memberCalls } from '@marquee/platform/staff/memberCalls';
import { roleCalls } from '@marquee/platform/staff/roleCalls';
import { signInCalls } from '@marquee/platform/staff/signInCalls';
import { thresholdCalls } from '@marquee/platform/staff/thresholdCalls';
import { releaseCalls } from './releaseCalls';
import type { Services } from './services';

/** The handlers of all staff calls, one line per subject. A call without a handler does not compile. */
export function staffHandlersOf(services: Services): StaffHandlers {
  const handlers: StaffHandlers = {
    ...memberCalls,
    ...roleCalls,
    ...keyCalls(services),
    ...thresholdCalls,
    ...signInCalls(services),
    ...approvalCalls(() => handlers),
    ...auditCalls,
    ...withdrawalCalls,
    ...cashCalls(services),
    ...heldWinCalls,
    ...reconciliationCalls,
    ...playerReads({ games: services.adapters.games, signals: services.signals }),
    ...playerActs,
    ...releaseCalls(services.releases),
    ...requestCalls,
    ...identityQueue,
    ...settlementCalls,
    ...bonusReads,
    ...bonusActs,
    ...offerActs,
    ...switchCalls,
    ...systemCalls,
    ...todayReads,
    ...todayWork,
  };
  return handlers;
}
