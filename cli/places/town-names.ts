import { readNameList } from './name-list.ts';

/** What large towns are called in other languages, by country and by their name in GeoNames. */
export const TOWN_NAMES = readNameList(`
AT Vienna | Wien | Wien | Vienne | Viena | Wien
BE Antwerp | Antwerpen | Antwerpen | Anvers | Amberes | Antwerpen
BE Brugge = Bruges | Brygge | Brügge | Bruges | Brujas | Brugge
BE Brussels | Bryssel | Brüssel | Bruxelles | Bruselas | Bruxelles
BE Gent = Ghent | Gent | Gent | Gand | Gante | Gent
CH Basel | - | Basel | Bâle | Basilea | Basel
CH Genève = Geneva | Genève | Genf | Genève | Ginebra | Genève
CH Zürich = Zurich | Zürich | Zürich | Zurich | Zúrich | Zürich
CH Luzern = Lucerne | Luzern | Luzern | Lucerne | Lucerna | Luzern
CN Beijing | Peking | Peking | Pékin | Pekín | 北京
CN Shanghai | - | - | Shanghai | Shanghái | 上海
CZ Prague | Prag | Prag | Prague | Praga | Praha
DE Köln = Cologne | Köln | Köln | Cologne | Colonia | Köln
DE Munich | München | München | Munich | Múnich | München
DE Nürnberg = Nuremberg | Nürnberg | Nürnberg | Nuremberg | Núremberg | Nürnberg
DE Hannover = Hanover | Hannover | Hannover | Hanovre | Hanóver | Hannover
DE Hamburg | - | - | Hambourg | Hamburgo | Hamburg
DE Berlin | - | - | Berlin | Berlín | Berlin
DE Frankfurt am Main = Frankfurt | - | - | Francfort | Fráncfort | Frankfurt am Main
DK Copenhagen | Köpenhamn | Kopenhagen | Copenhague | Copenhague | København
DK Aarhus | Århus | - | - | - | Aarhus
DK Helsingør = Elsinore | Helsingör | Helsingör | Elseneur | Elsinor | Helsingør
EG Cairo | Kairo | Kairo | Le Caire | El Cairo | القاهرة
ES Sevilla = Seville | Sevilla | Sevilla | Séville | Sevilla | Sevilla
ES Barcelona | - | - | Barcelone | Barcelona | Barcelona
ES Málaga = Malaga | Málaga | Málaga | Malaga | Málaga | Málaga
ES Córdoba = Cordoba | Córdoba | Córdoba | Cordoue | Córdoba | Córdoba
ES Granada | - | - | Grenade | Granada | Granada
ES Palma | - | - | Palma | Palma | Palma
FI Helsinki | Helsingfors | - | - | - | Helsinki
FI Turku | Åbo | - | - | - | Turku
FI Tampere | Tammerfors | - | - | - | Tampere
FR Nice | - | Nizza | Nice | Niza | Nice
FR Strasbourg | - | Straßburg | Strasbourg | Estrasburgo | Strasbourg
FR Bordeaux | - | - | Bordeaux | Burdeos | Bordeaux
FR Marseille | - | - | Marseille | Marsella | Marseille
FR Lyon | - | - | Lyon | Lyon | Lyon
FR Paris | - | - | Paris | París | Paris
GB London | - | - | Londres | Londres | London
GB Edinburgh | - | - | Édimbourg | Edimburgo | Edinburgh
GB Saint Andrews = St Andrews | - | - | - | - | St Andrews
GR Athens | Aten | Athen | Athènes | Atenas | Αθήνα
HU Budapest | - | - | - | - | Budapest
IE Dublin | - | - | - | Dublín | Baile Átha Cliath
IT Florence | Florens | Florenz | Florence | Florencia | Firenze
IT Genoa | Genua | Genua | Gênes | Génova | Genova
IT Milan | Milano | Mailand | Milan | Milán | Milano
IT Naples | Neapel | Neapel | Naples | Nápoles | Napoli
IT Rome | Rom | Rom | Rome | Roma | Roma
IT Turin | - | - | Turin | Turín | Torino
IT Venice | Venedig | Venedig | Venise | Venecia | Venezia
JP Tokyo | - | Tokio | - | Tokio | 東京
JP Osaka | - | - | - | - | 大阪
JP Kyoto | - | - | - | Kioto | 京都
KR Seoul | Söul | - | Séoul | Seúl | 서울
LU Luxembourg | Luxemburg | Luxemburg | Luxembourg | Luxemburgo | Lëtzebuerg
MA Marrakesh | Marrakech | Marrakesch | Marrakech | Marrakech | مراكش
MA Casablanca | - | - | - | - | الدار البيضاء
MX Mexico City | Mexico City | Mexiko-Stadt | Mexico | Ciudad de México | Ciudad de México
NL The Hague | Haag | Den Haag | La Haye | La Haya | Den Haag
NL Amsterdam | - | - | - | Ámsterdam | Amsterdam
PL Kraków = Krakow | Kraków | Krakau | Cracovie | Cracovia | Kraków
PL Warsaw | Warszawa | Warschau | Varsovie | Varsovia | Warszawa
PL Gdańsk = Gdansk | Gdańsk | Danzig | Gdańsk | Gdansk | Gdańsk
PL Wrocław = Wroclaw | Wrocław | Breslau | Wrocław | Breslavia | Wrocław
PT Lisbon | Lissabon | Lissabon | Lisbonne | Lisboa | Lisboa
PT Porto | - | - | Porto | Oporto | Porto
RO Bucharest | Bukarest | Bukarest | Bucarest | Bucarest | București
RU Moscow | Moskva | Moskau | Moscou | Moscú | Москва
RU Saint Petersburg | Sankt Petersburg | Sankt Petersburg | Saint-Pétersbourg | San Petersburgo | Санкт-Петербург
SE Göteborg = Gothenburg | Göteborg | Göteborg | Göteborg | Gotemburgo | Göteborg
SE Stockholm | - | - | - | Estocolmo | Stockholm
TH Bangkok | - | - | - | - | กรุงเทพ
TR Istanbul | - | - | - | Estambul | İstanbul
AE Dubai | - | - | Dubaï | Dubái | دبي
AE Abu Dhabi | - | - | - | Abu Dabi | أبوظبي
US New York City = New York | - | - | - | Nueva York | New York City
`);
