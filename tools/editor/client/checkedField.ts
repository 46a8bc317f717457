import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { createElement, Fragment } from 'react';
import { type Field, problemOf } from '../../../src/content';

/** Sveltia calls it when a value has changed. It is a class because Svelte treats every plain object as a new one. */
export class Validator {
  /** @param fields - the fields of the content schemas by their `rules`, as in `home/about.json.title` */
  constructor(private readonly fields: ReadonlyMap<unknown, Field>) {}

  isValid(value: unknown, options: CustomFieldControlProps['field']) {
    const field = this.fields.get(options.get('rules'));
    // Sveltia itself reports a missing value.
    const message = field && value ? problemOf(field, value) : undefined;
    return message ? { error: { message } } : true;
  }
}

type CheckedProps = CustomFieldControlProps & {
  readonly ref?: (validator: Validator) => void;
};

/** Adds the rules of its field and a character count to one of Sveltia's controls. */
export const checkedControl =
  (control: CustomFieldControl, validator: Validator) =>
  ({ ref, ...props }: CheckedProps) => {
    // On every render: Sveltia removes all validators when a form is saved.
    ref?.(validator);
    const max = props.field.get('maxlength');
    const { length } = String(props.value ?? '').trim();
    const counter =
      max && createElement('small', {}, `${length} / ${max} caracteres`);
    return createElement(Fragment, {}, createElement(control, props), counter);
  };
