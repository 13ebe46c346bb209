/** Kinds of devices with different installation steps. */
export const platforms = ['android', 'ios', 'desktop'] as const;

/** A kind of device. */
export type Platform = (typeof platforms)[number];

/** Facts about a browser. iPads identify as Macintosh, but no Mac has a touch screen. */
export interface BrowserFacts {
  userAgent: string;
  maxTouchPoints: number;
}

/** The kind of device that a browser runs on. */
export function platformOf({ userAgent, maxTouchPoints }: BrowserFacts): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}

/** The platform in the URL (`/download#ios`), else that of this browser. */
export function platformAsked(hash: string, facts: BrowserFacts): Platform {
  return platforms.find((platform) => hash === `#${platform}`) ?? platformOf(facts);
}
