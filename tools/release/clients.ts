import type { Client, RequestHeaders } from './request';

const client = (headers: RequestHeaders): Client => ({
  headers: { 'Accept-Encoding': 'identity', ...headers },
});

export const PLAIN = client({});

const BROWSER = client({
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Accept:
    'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'Accept-Language': 'pt-BR,pt;q=0.9',
  'Accept-Encoding': 'br',
  'Sec-Fetch-Mode': 'navigate',
});
const browser = (headers: RequestHeaders): Client =>
  client({ ...BROWSER.headers, ...headers });

/** Speaks HTTP/2, as browsers do. */
export const HTTP2_BROWSER: Client = { ...BROWSER, usesHttp2: true };

/** A browser that has a version of a file, on a page of the site. */
export const revisit = (etag: string, origin: string): Client =>
  browser({
    ...PLAIN.headers,
    'If-None-Match': etag,
    Referer: `${origin}/`,
    'Sec-Fetch-Site': 'same-origin',
  });

/** A phone that comes from a search engine. */
export const IPHONE = browser({
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Accept-Encoding': 'gzip',
  Referer: 'https://www.google.com/',
});
/** A phone that has a cookie and comes from a social network. */
export const ANDROID = browser({
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 [FBAN/FB4A]',
  'Accept-Encoding': 'gzip, deflate, br',
  'Save-Data': 'on',
  Cookie: 'id=1',
  Referer: 'https://l.facebook.com/',
});
/** A browser in English, on a page of another site that embeds a file. */
export const OTHER_SITE = browser({
  ...PLAIN.headers,
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'en-US,en;q=0.5',
  Origin: 'https://exemplo.com',
  Referer: 'https://exemplo.com/',
  'Sec-Fetch-Mode': 'no-cors',
  'Sec-Fetch-Site': 'cross-site',
});
const GOOGLE = client({
  'User-Agent':
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
});
const ROBOTS = [
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 WhatsApp/2.24',
  'Twitterbot/1.0 LinkedInBot/1.0 TelegramBot AdsBot-Google Chrome-Lighthouse',
].map((agent) => client({ 'User-Agent': agent }));

/** Sends headers that must not change the answer. */
const STRANGER = client({
  Forwarded: 'host=exemplo.com',
  'X-Forwarded-Host': 'exemplo.com',
  'X-Original-URL': '/nada',
  'X-Rewrite-URL': '/nada',
  'X-HTTP-Method-Override': 'DELETE',
  'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT',
  Range: 'bytes=0-99',
  'If-Range': '"outro"',
});

/** Enough for redirects and missing pages. */
export const FEW_CLIENTS = [
  PLAIN,
  { ...PLAIN, method: 'HEAD' },
  BROWSER,
  IPHONE,
  GOOGLE,
];

export const ALL_CLIENTS = [
  ...FEW_CLIENTS,
  { ...BROWSER, method: 'HEAD' },
  ANDROID,
  OTHER_SITE,
  ...ROBOTS,
  STRANGER,
];
