// Sveltia reads and writes its settings under this key, and reads them when it is imported.
const KEY = 'sveltia-cms.prefs';

// Saving a form, or pressing Escape, would close it. Under "Configurações" everybody may choose otherwise.
const defaults = { closeOnSave: false, closeWithEscape: false };

localStorage.setItem(
  KEY,
  JSON.stringify({
    ...defaults,
    ...JSON.parse(localStorage.getItem(KEY) ?? '{}'),
  }),
);
