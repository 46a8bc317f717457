import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { createElement, Fragment } from 'react';
import { errorsOf, type Field } from '../../../src/content/fields/field';
import type { Finding } from '../../../src/content/fields/finding';
import { messageOf, suggestionOf } from '../../check/report';

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

type Options = CustomFieldControlProps['field'];

/** What Sveltia asks when a value has changed. Svelte would take each plain object for a new one: this is a class. */
export class Validator {
  /** @param fields - the fields of the content schemas, by their place in a form */
  constructor(private readonly fields: ReadonlyMap<unknown, Field>) {}

  isValid(value: unknown, options: Options) {
    const field = this.fields.get(options.get('rules'));
    // Whether the value may be missing is Sveltia's to say.
    const message = field && value ? problemOf(field, value) : undefined;
    return message ? { error: { message } } : true;
  }
}

type CheckedProps = CustomFieldControlProps & {
  readonly ref?: (validator: Validator) => void;
};

/** Makes a control that knows the rules of its field, and counts letters, of Sveltia's own for a text or a day. */
export const checkedControl =
  (control: CustomFieldControl, validator: Validator) =>
  ({ ref, ...props }: CheckedProps) => {
    // Each time: when a form has been saved, Sveltia forgets every validator.
    ref?.(validator);
    const { value, field } = props;
    const max = field.get('maxlength');
    const length = typeof value === 'string' ? value.trim().length : 0;
    const counter =
      max && createElement('small', {}, `${length} / ${max} letras`);
    return createElement(Fragment, {}, createElement(control, props), counter);
  };
