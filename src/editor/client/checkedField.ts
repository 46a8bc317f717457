import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { createElement, Fragment } from 'react';
import { messageOf, suggestionOf } from '../../check/report';
import { errorsOf, type Field } from '../../content/fields/field';
import type { Finding } from '../../content/fields/finding';
import type { CheckedOptions } from '../fieldConfig';

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
  constructor(private readonly field: Field) {}

  isValid(value: unknown) {
    // Whether the value may be missing is Sveltia's to say.
    const message = value ? problemOf(this.field, value) : undefined;
    return message ? { error: { message } } : true;
  }
}

type CheckedProps = CustomFieldControlProps & {
  readonly ref?: (validator?: Validator) => void;
};

/**
 * Makes a control for a text or a day that knows the rules of its field.
 * @param control - Sveltia's own control for such a field
 * @param validators - of the fields of the content schemas, by their place in a form
 */
export const checkedControl =
  (control: CustomFieldControl, validators: ReadonlyMap<string, Validator>) =>
  ({ ref, ...props }: CheckedProps) => {
    const { rules, maxlength } =
      props.field.toJS() as unknown as CheckedOptions;
    // Each time: when a form has been saved, Sveltia forgets every validator.
    ref?.(validators.get(rules));
    const { value } = props;
    const length = typeof value === 'string' ? value.trim().length : 0;
    const counter =
      maxlength &&
      createElement('small', {}, `${length} / ${maxlength} letras`);
    return createElement(Fragment, {}, createElement(control, props), counter);
  };
