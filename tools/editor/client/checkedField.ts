import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { createElement, Fragment } from 'react';
import { errorsOf, type Field } from '../../../src/content/fields/field';
import {
  type Finding,
  messageOf,
  suggestionOf,
} from '../../../src/content/fields/finding';

/** What the field's schema refuses in a value, in the words of the content check; undefined when it accepts it. */
export function problemOf(field: Field, value: unknown): string | undefined {
  const [issue] = errorsOf(field, value);
  if (!issue) return undefined;
  const finding: Finding =
    issue.code === 'custom'
      ? (issue.params as Finding)
      : { expected: issue.message };
  return [messageOf(finding), suggestionOf(finding)].filter(Boolean).join(' ');
}

/** What Sveltia asks when a value has changed. Svelte would take each plain object for a new one: this is a class. */
export class Validator {
  /** @param fields - the fields of the content schemas, by their place in a form */
  constructor(private readonly fields: ReadonlyMap<unknown, Field>) {}

  isValid(value: unknown, options: CustomFieldControlProps['field']) {
    const field = this.fields.get(options.get('rules'));
    // Whether the value may be missing is Sveltia's to say.
    const message = field && value ? problemOf(field, value) : undefined;
    return message ? { error: { message } } : true;
  }
}

type CheckedProps = CustomFieldControlProps & {
  readonly ref?: (validator: Validator) => void;
};

/** Adds to one of Sveltia's own controls the rules of its field, and a count of characters. */
export const checkedControl =
  (control: CustomFieldControl, validator: Validator) =>
  ({ ref, ...props }: CheckedProps) => {
    // Each time: when a form has been saved, Sveltia forgets every validator.
    ref?.(validator);
    const max = props.field.get('maxlength');
    const { length } = String(props.value ?? '').trim();
    const counter =
      max && createElement('small', {}, `${length} / ${max} caracteres`);
    return createElement(Fragment, {}, createElement(control, props), counter);
  };
