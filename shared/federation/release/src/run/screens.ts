/** A phone, and one on its side; CSS pixels. */
export const upright = { width: 360, height: 740 };
export const onItsSide = { width: 740, height: 360 };

const touched = { isMobile: true, hasTouch: true };

/** The screens that pages are opened on, as a browser's options. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: upright, ...touched },
  phoneOnItsSide: { viewport: onItsSide, ...touched },
} as const;

export type ScreenName = keyof typeof screens;

/** How a refusal names a screen. */
export const screenText = (screen: ScreenName) => {
  const { width, height } = screens[screen].viewport;
  return `${width} × ${height}`;
};
