import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../findBrowsers';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/**
 * Starts Chromium without anything that would disturb a measurement.
 * @param port - for Lighthouse to drive it by; none when only Playwright does
 */
export const startChromium = (port?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...QUIET, ...(port ? [`--remote-debugging-port=${port}`] : [])],
  });
