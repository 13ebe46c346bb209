import { pageHeaders } from '../pages';
import type { DemoMember } from './demoStaff';

/** CSP: the form leads back to the desk, which is on another origin. */
export const pagePolicy = (redirectUri: string) => ({
  ...pageHeaders,
  'content-security-policy': `default-src 'none'; form-action 'self' ${new URL(redirectUri).origin}; base-uri 'none'; frame-ancestors 'none'`,
});

const buttonOf = ({ name, email }: DemoMember) =>
  `<p><button name="email" value="${email}">Sign in as ${name}</button></p>`;

/** The page of the sandbox's OpenID provider, where anybody says who they are; plain, without scripts. */
export function companyPage(members: readonly DemoMember[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Sandbox company</title></head>
<body>
<main>
<h1>Sandbox company</h1>
<p>The desk asks who you are. In the sandbox you may be anybody.</p>
<form method="post"><input type="hidden" name="answer" value="sign-in"><input type="hidden" name="is_verified" value="on">
${members.map(buttonOf).join('\n')}
</form>
<h2>Or somebody else</h2>
<form method="post">
<p><label>E-mail address <input name="email" type="email" autocomplete="off"></label></p>
<p><label><input name="is_verified" type="checkbox" checked> The company has verified it</label></p>
<p><button name="answer" value="sign-in">Sign in</button> <button name="answer" value="cancel">Cancel</button></p>
</form>
</main>
</body>
</html>
`;
}
