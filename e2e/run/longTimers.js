// Makes all timers of a page or server take ten times as long, as if the machine were ten times faster.
{
  const longest = 2 ** 31 - 1;
  const lengthened = (delay) => Math.min(delay * 10, longest);
  for (const name of ['setTimeout', 'setInterval']) {
    const original = globalThis[name];
    const longer = (work, delay = 0, ...words) => original(work, lengthened(delay), ...words);
    globalThis[name] = Object.defineProperties(longer, Object.getOwnPropertyDescriptors(original));
  }
}
