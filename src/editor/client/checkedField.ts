import type {
  CustomFieldControl,
  CustomFieldControlProps,
  Field as FieldConfig,
} from '@sveltia/cms';
import { Component, createElement } from 'react';
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

/**
 * Makes a control for a text or a day that knows the rules of its field.
 * @param control - Sveltia's own control for such a field
 * @param fields - the fields of the content schemas, by their place in a form
 */
export const checkedControl = (
  control: CustomFieldControl,
  fields: ReadonlyMap<string, Field>,
) =>
  class extends Component<CustomFieldControlProps> {
    private readonly options = this.props.field.toJS() as FieldConfig &
      CheckedOptions;

    /** Sveltia calls it when the value has changed and before it saves. */
    isValid(value: unknown) {
      const field = fields.get(this.options.rules);
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
