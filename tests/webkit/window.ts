import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { issueStamp } from '#domain/shared/forms/stamp.ts';

const WAIT_MILLISECONDS = 45_000;
const UNHURRIED_MILLISECONDS = 10_000;

/** What a reader does in a browser's window, each step waiting for what it needs. */
export class Window {
	readonly #driver: WebDriver;
	readonly #origin: string;

	constructor(driver: WebDriver, origin: string) {
		this.#driver = driver;
		this.#origin = origin;
	}

	/** Opens a page and waits until its scripts are at work. */
	async open(path: string) {
		await this.#driver.get(this.#origin + path);
		await this.hydrated();
	}

	hydrated = () => this.holds('the page come to life', IS_TAKEN_OVER);

	resize = (width: number, height: number) => this.#driver.manage().window().setRect({ x: 0, y: 0, width, height });

	back = () => this.#driver.navigate().back();

	ask = <Value>(script: string, ...args: unknown[]) => this.#driver.executeScript<Value>(script, ...args);

	/** Waits for a script to answer with something that holds. */
	holds = (what: string, script: string, ...args: unknown[]) =>
		this.#wait(what, () => this.ask<boolean>(script, ...args));

	says = (words: string) =>
		this.holds(`the words “${words}”`, 'return document.body.innerText.includes(arguments[0])', words);

	address = (path: RegExp) =>
		this.#wait(`the address ${path}`, async () =>
			path.test((await this.#driver.getCurrentUrl()).slice(this.#origin.length)),
		);

	/** The first of these that is seen, looked for anew until there is one. */
	shown = (selector: string): Promise<WebElement> =>
		this.#wait(`${selector} to be seen`, () => this.ask<WebElement>(FIRST_SEEN, selector));

	/** Presses what is seen, wherever the page is scrolled to; once more where the page has put another in its place meanwhile. */
	press = (selector: string) =>
		this.#wait(`${selector} to be pressed`, async () => {
			const element = await this.shown(selector);
			try {
				await this.ask(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, element);
				await element.click();
				return true;
			} catch (thrown) {
				if (thrown instanceof error.StaleElementReferenceError) return false;
				throw thrown;
			}
		});

	async fill(selector: string, words: string) {
		const field = await this.shown(selector);
		await field.clear();
		await field.sendKeys(words);
	}

	/** For a date or a select: what the platform's own picker would put there. */
	choose = (selector: string, value: string) => this.ask(CHOOSE, selector, value);

	escape = () => this.#driver.actions().sendKeys(Key.ESCAPE).perform();

	/** A form that comes back within three seconds is held: this one has the stamp of one that was opened a while ago. */
	beUnhurried() {
		const secret = readFileSync(join(process.env.E2E_DATA ?? '', 'secret'), 'utf8');
		return this.ask(SET_STAMP, issueStamp(secret, new Date(Date.now() - UNHURRIED_MILLISECONDS)));
	}

	#wait = <Value>(what: string, check: () => Promise<Value>) => this.#driver.wait(check, WAIT_MILLISECONDS, what);
}

const FIRST_SEEN = `
	return [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility()) ?? null;
`;

const CHOOSE = `
	const field = document.querySelector(arguments[0]);
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, arguments[1]);
	for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
`;

const SET_STAMP = `
	const stamp = arguments[0];
	const { form } = document.querySelector('input[name="stamp"]');
	form.addEventListener('formdata', ({ formData }) => formData.set('stamp', stamp));
`;

/** Whether the page is all there and React has taken it over, where it does. */
const IS_TAKEN_OVER = `
	if (document.readyState !== 'complete') return false;
	if (!('__reactRouterContext' in window)) return true;
	const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$')) ?? '';
	return document[name]?.stateNode.current.memoizedState.isDehydrated === false;
`;
