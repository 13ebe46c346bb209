import { SafeHtml } from '@marquee/sdk';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

declare global {
  interface Window {
    showHtml: (html: string) => void;
  }
}

/** HTML from outside, as pages show it. */
export function Html() {
  const [html, setHtml] = useState('');
  window.showHtml = setHtml;
  return (
    <MemoryRouter>
      <div data-testid="html">
        <SafeHtml html={html} />
      </div>
    </MemoryRouter>
  );
}
