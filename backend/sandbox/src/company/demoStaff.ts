/** Somebody of the sandbox's company. */
export interface DemoMember {
  name: string;
  email: string;
}

/** Who may enter the desk of a sandbox: an owner, and a second person for what takes two. */
export const demoStaff: readonly [DemoMember, DemoMember] = [
  { name: 'Demo Owner', email: 'owner@company.example' },
  { name: 'Demo Second', email: 'second@company.example' },
];
