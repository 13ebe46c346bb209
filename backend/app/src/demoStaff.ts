import { addAccount } from '@marquee/platform/staff/companySignIn';
import { firstOwner } from '@marquee/platform/staff/firstOwner';
import { demoStaff } from '@marquee/sandbox/company/demoStaff';
import { companyClient, companyPath, companySubject } from '@marquee/sandbox/company/sandboxCompany';
import type { Services } from './services';

/** What of the settings says whether the desk of a sandbox lets the demo's staff in. */
interface DemoSettings {
  PORT: number;
  MARQUEE_MODE: string;
  DESK_HOST: string;
  DESK_ORIGIN: string | undefined;
  DESK_OIDC_ISSUER: string | undefined;
}

/**
 * The sandbox's company as the desk's OpenID provider, at which anybody is whom they say they are: only in the sandbox,
 * with a desk that other machines do not reach, and where no provider is named. Undefined otherwise.
 */
export function demoCompany({ PORT, MARQUEE_MODE, DESK_HOST, DESK_ORIGIN, DESK_OIDC_ISSUER }: DemoSettings) {
  const isOwn = MARQUEE_MODE === 'sandbox' && PORT !== 0 && DESK_HOST === '127.0.0.1';
  if (!isOwn || DESK_ORIGIN !== undefined || DESK_OIDC_ISSUER !== undefined) return undefined;
  return {
    DESK_OIDC_ISSUER: `http://localhost:${PORT}${companyPath}`,
    DESK_OIDC_CLIENT: companyClient.id,
    DESK_OIDC_SECRET: [companyClient.secret],
  };
}

/** Makes the demo's staff, who sign in by their accounts at the sandbox's company; idempotent. */
export async function seedDemoStaff(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'persons'>,
  issuer: string,
): Promise<void> {
  const { database, clock } = services;
  for (const { name, email } of demoStaff) {
    const [known] = await database.query('select id from staff_members where email = $1', [email]);
    const member = known?.id ?? (await firstOwner(services, { name, email, isFurther: true })).member;
    const account = { issuer, subject: companySubject(email), isEmailVerified: true, authenticatedAt: clock.now() };
    await database.transaction((transaction) => addAccount(transaction, member, account, clock.now()));
  }
}
