// Loaded into each process of a build (NODE_OPTIONS): leaves behind how much memory it took at its peak.
const { appendFileSync } = require('node:fs');

process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  if (process.env.PEAK_MEMORY) appendFileSync(process.env.PEAK_MEMORY, `${maxRSS}\n`);
});
