import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement } from 'react';
import { messageOf, suggestionOf } from '../../check/report';
import type { Field } from '../../content/fields/field';
import type { Finding } from '../../content/fields/finding';
import type { CheckedOptions } from '../fieldConfig';

/** What a form says about a value; undefined when the schema accepts it. */
export function problemOf(
  { schema }: Field,
  value: unknown,
): string | undefined {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const [issue] = issues.filter(
    ({ code, ...rest }) =>
      code !== 'custom' ||
      (rest as { params?: Finding }).params?.severity !== 'warning',
  );
  if (!issue) return undefined;
  const finding: Finding =
    issue.code === 'custom'
      ? (issue.params as Finding)
      : { expected: issue.message };
  const place = {
    severity: 'error',
    file: '',
    line: 1,
    column: 1,
    length: 1,
  } as const;
  const diagnostic = { ...place, ...finding };
  return [messageOf(diagnostic), suggestionOf(diagnostic)]
    .filter(Boolean)
    .join(' ');
}

/**
 * Makes a control for a text or a day that knows the rules of its field.
 * @param control - Sveltia's own control for such a field
 * @param fieldOf - finds the field of a content schema
 */
export const checkedControl = (
  control: CustomFieldControl,
  fieldOf: (rules: NonNullable<CheckedOptions['rules']>) => Field | undefined,
) =>
  class extends Component<CustomFieldControlProps> {
    private readonly options = this.props.field.toJS() as CheckedOptions & {
      readonly maxlength?: number;
    };

    /** Sveltia calls it when the value has changed and before it saves. */
    isValid(value: unknown) {
      const { rules } = this.options;
      const field = rules && fieldOf(rules);
      // Whether the value may be missing is Sveltia's to say.
      const message = field && value ? problemOf(field, value) : undefined;
      return message ? { error: { message } } : true;
    }

    override render() {
      const { value } = this.props;
      const { maxlength } = this.options;
      const length = typeof value === 'string' ? value.trim().length : 0;
      const counter =
        maxlength &&
        createElement('small', {}, `${length} / ${maxlength} letras`);
      return [
        createElement(control, { ...this.props, key: 'control' }),
        counter,
      ];
    }
  };
