import { render } from '@testing-library/react';
import { SliderBoundary } from '@/client/carousel/SliderBoundary';

function FaultySlider(): never {
  throw new Error('on purpose');
}

test('a slider that throws is removed, so that the list can come back', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const onFail = jest.fn();
  const { container } = render(
    <SliderBoundary onFail={onFail}>
      <FaultySlider />
    </SliderBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(onFail).toHaveBeenCalledTimes(1);
});
