import './page.css';

export default function Layout({ children }) {
	return (
		<html lang="en">
			<body>
				<header>
					<a href="/">Fescue</a>
				</header>
				<main>{children}</main>
				<footer>Golf courses worldwide, rated by real players.</footer>
			</body>
		</html>
	);
}
