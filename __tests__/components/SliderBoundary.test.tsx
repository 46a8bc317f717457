import { render, screen } from '@testing-library/react';
import { SliderBoundary } from '@/client/carousel/SliderBoundary';

const onFail = jest.fn();

test('a slider that works is shown', () => {
  render(<SliderBoundary onFail={onFail}>Parceiros</SliderBoundary>);
  expect(screen.getByText('Parceiros')).toBeInTheDocument();
  expect(onFail).not.toHaveBeenCalled();
});

test('a slider that throws is removed, and the list is told to take its place', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const Broken = () => {
    throw new Error('on purpose');
  };
  const { container } = render(
    <SliderBoundary onFail={onFail}>
      <Broken />
    </SliderBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(onFail).toHaveBeenCalledTimes(1);
  // Whoever looks for the cause finds it in the console.
  expect(log).toHaveBeenCalled();
});
