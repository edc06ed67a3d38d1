import { readNameList } from './name-list.ts';

/**
 * Names of regions that the sources do not have, or have in a way that nobody would look for, by country and by one of the names that
 * the sources give. What is not told here is theirs.
 */
export const NAMES_BY_HAND = readNameList(`
AE Ajman | - | Adschman | Ajman | Ajmán | عجمان
AE Fujairah | - | Fudschaira | Fujaïrah | Fuyaira | الفجيرة
AE Sharjah | - | Schardscha | Charjah | Sarja | الشارقة
AR Buenos Aires F.D. = City of Buenos Aires | Buenos Aires | Buenos Aires | Buenos Aires | Ciudad de Buenos Aires | Ciudad de Buenos Aires
BR Federal District
BR Federal = Federal District | Federala distriktet | Bundesdistrikt | District fédéral | Distrito Federal | Distrito Federal
CA Québec = Quebec | Québec | Québec | Québec | Quebec | Québec
CL Santiago Metropolitan = Santiago | - | - | - | - | Región Metropolitana de Santiago
CN Hainan | - | - | - | - | 海南省
DE Bremen | - | - | Brême | Bremen | Bremen
DK Capital = Capital Region of Denmark | Region Hovedstaden | Hauptstadtregion | Hovedstaden | Región Capital | Region Hovedstaden
DK Capital Region = Capital Region of Denmark | Region Hovedstaden | Hauptstadtregion | Hovedstaden | Región Capital | Region Hovedstaden
DK Central Denmark | Mittjylland | Mitteljütland | Jutland central | Jutlandia Central | Midtjylland
DK Northern Denmark = North Denmark | Nordjylland | Nordjütland | Jutland du Nord | Jutlandia Septentrional | Nordjylland
DK Southern Denmark | Syddanmark | Süddänemark | Danemark du Sud | Dinamarca Meridional | Syddanmark
DK Zealand | Själland | Seeland | Seeland | Selandia | Sjælland
ES Andalusia | Andalusien | Andalusien | Andalousie | Andalucía | Andalucía
ES Aragon | - | Aragonien | Aragon | Aragón | Aragón
ES Balears = Balearic Islands | Balearerna | Balearen | Îles Baléares | Islas Baleares | Illes Balears
ES Balearic Islands | Balearerna | Balearen | Îles Baléares | Islas Baleares | Illes Balears
ES Basque Country | Baskien | Baskenland | Pays basque | País Vasco | Euskadi
ES Canary Islands | Kanarieöarna | Kanarische Inseln | Îles Canaries | Canarias | Canarias
ES Castille and León = Castile and León | Kastilien och León | Kastilien und León | Castille-et-León | Castilla y León | Castilla y León
ES Castille-La Mancha = Castile-La Mancha | Kastilien-La Mancha | Kastilien-La Mancha | Castille-La Manche | Castilla-La Mancha | Castilla-La Mancha
ES Catalonia | Katalonien | Katalonien | Catalogne | Cataluña | Catalunya
ES Extremadura | - | - | Estrémadure | Extremadura | Extremadura
ES Galicia | Galicien | Galicien | Galice | Galicia | Galicia
ES Navarra = Navarre | Navarra | Navarra | Navarre | Navarra | Navarra
ES Valencia = Valencian Community | Valencia | Valencianische Gemeinschaft | Communauté valencienne | Comunidad Valenciana | Comunitat Valenciana
FR Auvergne-Rhône-Alpes | - | - | - | Auvernia-Ródano-Alpes | Auvergne-Rhône-Alpes
FR Bourgogne-Franche-Comté | - | - | - | Borgoña-Franco Condado | Bourgogne-Franche-Comté
FR Brittany | Bretagne | Bretagne | Bretagne | Bretaña | Bretagne
FR Centre-Val de Loire | - | - | - | Centro-Valle del Loira | Centre-Val de Loire
FR Corsica | Korsika | Korsika | Corse | Córcega | Corse
FR Grand-Est = Grand Est | - | - | - | Gran Este | Grand Est
FR Grand Est | - | - | - | Gran Este | Grand Est
FR Hauts-de-France | - | - | - | Alta Francia | Hauts-de-France
FR New Aquitaine = Nouvelle-Aquitaine | - | - | - | Nueva Aquitania | Nouvelle-Aquitaine
FR Normandy | Normandie | Normandie | Normandie | Normandía | Normandie
FR Occitanie | Occitanien | Okzitanien | Occitanie | Occitania | Occitanie
FR Pays-de-la-Loire = Pays de la Loire | - | - | - | Países del Loira | Pays de la Loire
FR Pays de la Loire | - | - | - | Países del Loira | Pays de la Loire
FR Provence-Alpes-Côte-d’Azur = Provence-Alpes-Côte d’Azur | - | - | - | Provenza-Alpes-Costa Azul | Provence-Alpes-Côte d’Azur
FR Provence-Alpes-Côte d’Azur | - | - | - | Provenza-Alpes-Costa Azul | Provence-Alpes-Côte d’Azur
FR Île-de-France | - | - | - | Isla de Francia | Île-de-France
GR Attica | Attika | Attika | Attique | Ática | Αττική
GR Central Greece | Centrala Grekland | Mittelgriechenland | Grèce-Centrale | Grecia Central | Στερεά Ελλάδα
GR Central Macedonia | Centrala Makedonien | Zentralmakedonien | Macédoine-Centrale | Macedonia Central | Κεντρική Μακεδονία
GR Crete | Kreta | Kreta | Crète | Creta | Κρήτη
GR Ionian Islands | Joniska öarna | Ionische Inseln | Îles Ioniennes | Islas Jónicas | Ιόνια Νησιά
GR Peloponnese | Peloponnesos | Peloponnes | Péloponnèse | Peloponeso | Πελοπόννησος
GR South Aegean | Sydegeiska öarna | Südliche Ägäis | Égée-Méridionale | Egeo Meridional | Νότιο Αιγαίο
GR Thessaly | Thessalien | Thessalien | Thessalie | Tesalia | Θεσσαλία
GR West Greece = Western Greece | Västra Grekland | Westgriechenland | Grèce-Occidentale | Grecia Occidental | Δυτική Ελλάδα
HU Bekes County = Békés
IE County Laoighis = County Laois
IT Abruzzo | Abruzzerna | Abruzzen | Abruzzes | Abruzos | Abruzzo
IT Aosta = Aosta Valley | Aostadalen | Aostatal | Vallée d’Aoste | Valle de Aosta | Valle d’Aosta
IT Aosta Valley | Aostadalen | Aostatal | Vallée d’Aoste | Valle de Aosta | Valle d’Aosta
IT Apulia | Apulien | Apulien | Pouilles | Apulia | Puglia
IT Basilicate = Basilicata | - | - | Basilicate | Basilicata | Basilicata
IT Basilicata | - | - | Basilicate | Basilicata | Basilicata
IT Calabria | Kalabrien | Kalabrien | Calabre | Calabria | Calabria
IT Campania | Kampanien | Kampanien | Campanie | Campania | Campania
IT Emilia-Romagna | - | - | Émilie-Romagne | Emilia-Romaña | Emilia-Romagna
IT Friuli–Venezia Giulia = Friuli-Venezia Giulia | - | Friaul-Julisch Venetien | Frioul-Vénétie Julienne | Friul-Venecia Julia | Friuli-Venezia Giulia
IT Lazio | - | Latium | Latium | Lacio | Lazio
IT Liguria | Ligurien | Ligurien | Ligurie | Liguria | Liguria
IT Lombardy | Lombardiet | Lombardei | Lombardie | Lombardía | Lombardia
IT The Marches = Marche | - | Marken | Marches | Marcas | Marche
IT Marche | - | Marken | Marches | Marcas | Marche
IT Molise | - | - | - | - | Molise
IT Piedmont | Piemonte | Piemont | Piémont | Piamonte | Piemonte
IT Sardinia | Sardinien | Sardinien | Sardaigne | Cerdeña | Sardegna
IT Sicily | Sicilien | Sizilien | Sicile | Sicilia | Sicilia
IT Trentino-Alto Adige = Trentino-South Tyrol | Trentino-Sydtyrolen | Trentino-Südtirol | Trentin-Haut-Adige | Trentino-Alto Adigio | Trentino-Alto Adige
IT Trentino-South Tyrol | Trentino-Sydtyrolen | Trentino-Südtirol | Trentin-Haut-Adige | Trentino-Alto Adigio | Trentino-Alto Adige
IT Tuscany | Toscana | Toskana | Toscane | Toscana | Toscana
IT Umbria | Umbrien | Umbrien | Ombrie | Umbría | Umbria
IT Veneto | - | Venetien | Vénétie | Véneto | Veneto
KR Chungcheongnam-do = South Chungcheong | Södra Chungcheong | Süd-Chungcheong | Chungcheong du Sud | Chungcheong del Sur | 충청남도
KR Gwangju City = Gwangju | - | - | - | - | 광주광역시
KR Gyeonggi-do = Gyeonggi | - | - | - | - | 경기도
KR Gyeongsangnam-do = South Gyeongsang | Södra Gyeongsang | Süd-Gyeongsang | Gyeongsang du Sud | Gyeongsang del Sur | 경상남도
KR North Chungcheong | Norra Chungcheong | Nord-Chungcheong | Chungcheong du Nord | Chungcheong del Norte | 충청북도
KR Sejong-si = Sejong | - | - | - | - | 세종특별자치시
KR Seoul | Söul | - | Séoul | Seúl | 서울특별시
KR Ulsan | - | - | - | - | 울산광역시
LA Vientiane Prefecture = Vientiane (city)
MA Fès-Boulemane = Fès-Meknès
MA Fès-Meknès
MA Grand Casablanca = Casablanca-Settat
MA Marrakesh-Tensift-El Haouz = Marrakesh-Safi
MA Marrakesh-Safi
MA Tadla-Azilal = Béni Mellal-Khénifra
MA Tangier-Tétouan = Tangier-Tétouan-Al Hoceima
MU Rivière Noire = Black River | - | - | Rivière Noire | Río Negro | Rivière Noire
NO Trøndelag | Trøndelag | - | - | - | Trøndelag
NZ Manawatu-Wanganui = Manawatū-Whanganui
NZ Marl = Marlborough | - | - | - | - | Marlborough
GB Peter = Peterborough
PH National Capital = Metro Manila | - | - | - | - | Kalakhang Maynila
PH Ilocos = Ilocos Region
PT Viseu | - | - | - | - | Viseu
RU Chechen = Chechnya | Tjetjenien | Tschetschenien | Tchétchénie | Chechenia | Чечня
RU Chuvash = Chuvashia
RU Udmurt = Udmurtia
RU Buryat = Buryatia
RU St.-Petersburg = Saint Petersburg | Sankt Petersburg | Sankt Petersburg | Saint-Pétersbourg | San Petersburgo | Санкт-Петербург
RU Jewish = Jewish Autonomous Oblast
SE Västmanland | - | - | - | - | Västmanlands län
TR Mersin | - | - | - | - | Mersin
UA Cherkashchyna = Cherkasy
UA Chernihiv Oblast = Chernihiv
UA Chernivtsi Oblast = Chernivtsi
UA Dnipropetrovshchyna = Dnipropetrovsk
UA Donechchyna = Donetsk
UA Kharkivshchyna = Kharkiv
UA Khersonshchyna = Kherson
UA Khmelnychchyna = Khmelnytskyi
UA Kirovohradschyna = Kirovohrad
UA Kyivshchyna = Kyiv Oblast
UA Kyiv City = Kyiv
UA Luhanshchyna = Luhansk
UA Lvivshchyna = Lviv
UA Mykolayivschyna = Mykolaiv
UA Odeshchyna = Odesa
UA Poltavshchyna = Poltava
UA Prykarpattia = Ivano-Frankivsk
UA Rivnenshchyna = Rivne
UA Sumshchyna = Sumy
UA Ternopilshchyna = Ternopil
UA Vinnychchyna = Vinnytsia
UA Zaporizhzhya = Zaporizhzhia
UA Zhytomyrshchyna = Zhytomyr
US Washington, D.C. = District of Columbia
US Washington DC = District of Columbia
US Washington D.C. = District of Columbia
VN Ho Chi Minh City (HCMC) = Ho Chi Minh City | - | Ho-Chi-Minh-Stadt | Hô-Chi-Minh-Ville | Ciudad Ho Chi Minh | Thành phố Hồ Chí Minh
`);
