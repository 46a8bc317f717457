import type { CustomFieldControlProps } from '@sveltia/cms';
import { createElement } from 'react';

/** A button that marks the entry around it to leave its list, and takes the mark back. */
export function RemovalControl({
  value,
  field,
  onChange,
}: CustomFieldControlProps) {
  const note = value ? 'Sai da lista quando você salvar. ' : '';
  const label = value ? 'Deixar na lista' : String(field.get('label'));
  const onClick = () => onChange(value ? undefined : true);
  const button = createElement('button', { type: 'button', onClick }, label);
  return createElement('p', {}, note, button);
}
