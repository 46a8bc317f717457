/** Says at the end what was skipped, such as the tests of a server that is not installed. */
module.exports = class SkippedReporter {
  onRunComplete(_contexts, { testResults }) {
    const skipped = testResults
      .flatMap((file) => file.testResults)
      .filter(({ status }) => status === 'pending')
      .map(({ ancestorTitles: [title] }) => title);
    if (skipped.length > 0)
      console.log(`Skipped: ${[...new Set(skipped)].join(', ')}.`);
  }
};
