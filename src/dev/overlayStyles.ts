/** The overlay's own styles: it must be readable even when the page's are broken. */
export const overlayStyles = `
dialog {
  box-sizing: border-box;
  inline-size: min(60rem, 100% - 2rem);
  max-block-size: calc(100% - 2rem);
  overflow: auto;
  padding: 1.5rem;
  border: 0;
  border-block-start: 0.5rem solid #b3261e;
  border-radius: 0.75rem;
  background: #fff;
  color: #1c1b1f;
  font: 1.0625rem/1.5 system-ui, sans-serif;
}
dialog::backdrop { background: rgb(0 0 0 / 60%); }
h2 { margin: 0; font-size: 1.5rem; }
ol { display: grid; gap: 1.5rem; margin: 1.5rem 0; padding: 0; list-style: none; }
code { font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
span { display: block; color: #49454f; }
p { margin: 0.25rem 0; }
pre {
  overflow: auto;
  margin: 0.5rem 0;
  padding: 0.75rem;
  border-radius: 0.5rem;
  background: #f3f0f4;
  font: 0.9375rem/1.5 ui-monospace, monospace;
}
button {
  min-block-size: 2.75rem;
  padding-inline: 1.25rem;
  border: 0;
  border-radius: 0.5rem;
  background: #0c4a55;
  color: #fff;
  font: inherit;
  cursor: pointer;
}
:focus-visible { outline: 3px solid #0c4a55; outline-offset: 3px; }
`;
