CREATE TABLE "region_names" (
	"country" char(2) NOT NULL,
	"spelling" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "region_names_country_spelling_pk" PRIMARY KEY("country","spelling")
);
--> statement-breakpoint
CREATE TABLE "region_summaries" (
	"country" char(2) NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"courses" integer DEFAULT 0 NOT NULL,
	"rated_courses" integer DEFAULT 0 NOT NULL,
	"rating_total" numeric(12, 1) DEFAULT 0 NOT NULL,
	CONSTRAINT "region_summaries_country_slug_pk" PRIMARY KEY("country","slug")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "region_slug" text;--> statement-breakpoint
CREATE INDEX "courses_region_ranking" ON "courses" USING btree ("country","region_slug","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown end) desc nulls last,"search_name","id") WHERE region_slug is not null;
--> statement-breakpoint
-- English names of regions, and what sources call them: abbreviations, names in the country's own language, counties that
-- belong to a larger region.
INSERT INTO region_names (country, slug, name, spelling)
SELECT country, slug, name, unnest(spellings) FROM (VALUES
	('US', 'alabama', 'Alabama', array['alabama', 'al']),
	('US', 'alaska', 'Alaska', array['alaska', 'ak']),
	('US', 'arizona', 'Arizona', array['arizona', 'az']),
	('US', 'arkansas', 'Arkansas', array['arkansas', 'ar']),
	('US', 'california', 'California', array['california', 'ca']),
	('US', 'colorado', 'Colorado', array['colorado', 'co']),
	('US', 'connecticut', 'Connecticut', array['connecticut', 'ct']),
	('US', 'delaware', 'Delaware', array['delaware', 'de']),
	('US', 'district-of-columbia', 'District of Columbia', array['district of columbia', 'dc']),
	('US', 'florida', 'Florida', array['florida', 'fl']),
	('US', 'georgia', 'Georgia', array['georgia', 'ga']),
	('US', 'hawaii', 'Hawaii', array['hawaii', 'hi']),
	('US', 'idaho', 'Idaho', array['idaho', 'id']),
	('US', 'illinois', 'Illinois', array['illinois', 'il']),
	('US', 'indiana', 'Indiana', array['indiana', 'in']),
	('US', 'iowa', 'Iowa', array['iowa', 'ia']),
	('US', 'kansas', 'Kansas', array['kansas', 'ks']),
	('US', 'kentucky', 'Kentucky', array['kentucky', 'ky']),
	('US', 'louisiana', 'Louisiana', array['louisiana', 'la']),
	('US', 'maine', 'Maine', array['maine', 'me']),
	('US', 'maryland', 'Maryland', array['maryland', 'md']),
	('US', 'massachusetts', 'Massachusetts', array['massachusetts', 'ma']),
	('US', 'michigan', 'Michigan', array['michigan', 'mi']),
	('US', 'minnesota', 'Minnesota', array['minnesota', 'mn']),
	('US', 'mississippi', 'Mississippi', array['mississippi', 'ms']),
	('US', 'missouri', 'Missouri', array['missouri', 'mo']),
	('US', 'montana', 'Montana', array['montana', 'mt']),
	('US', 'nebraska', 'Nebraska', array['nebraska', 'ne']),
	('US', 'nevada', 'Nevada', array['nevada', 'nv']),
	('US', 'new-hampshire', 'New Hampshire', array['new hampshire', 'nh']),
	('US', 'new-jersey', 'New Jersey', array['new jersey', 'nj']),
	('US', 'new-mexico', 'New Mexico', array['new mexico', 'nm']),
	('US', 'new-york', 'New York', array['new york', 'ny']),
	('US', 'north-carolina', 'North Carolina', array['north carolina', 'nc']),
	('US', 'north-dakota', 'North Dakota', array['north dakota', 'nd']),
	('US', 'ohio', 'Ohio', array['ohio', 'oh']),
	('US', 'oklahoma', 'Oklahoma', array['oklahoma', 'ok']),
	('US', 'oregon', 'Oregon', array['oregon', 'or']),
	('US', 'pennsylvania', 'Pennsylvania', array['pennsylvania', 'pa']),
	('US', 'rhode-island', 'Rhode Island', array['rhode island', 'ri']),
	('US', 'south-carolina', 'South Carolina', array['south carolina', 'sc']),
	('US', 'south-dakota', 'South Dakota', array['south dakota', 'sd']),
	('US', 'tennessee', 'Tennessee', array['tennessee', 'tn']),
	('US', 'texas', 'Texas', array['texas', 'tx']),
	('US', 'utah', 'Utah', array['utah', 'ut']),
	('US', 'vermont', 'Vermont', array['vermont', 'vt']),
	('US', 'virginia', 'Virginia', array['virginia', 'va']),
	('US', 'washington', 'Washington', array['washington', 'wa']),
	('US', 'west-virginia', 'West Virginia', array['west virginia', 'wv']),
	('US', 'wisconsin', 'Wisconsin', array['wisconsin', 'wi']),
	('US', 'wyoming', 'Wyoming', array['wyoming', 'wy']),
	('CA', 'alberta', 'Alberta', array['alberta', 'ab']),
	('CA', 'british-columbia', 'British Columbia', array['british columbia', 'bc']),
	('CA', 'manitoba', 'Manitoba', array['manitoba', 'mb']),
	('CA', 'new-brunswick', 'New Brunswick', array['new brunswick', 'nb']),
	('CA', 'newfoundland-and-labrador', 'Newfoundland and Labrador', array['newfoundland and labrador', 'nl']),
	('CA', 'northwest-territories', 'Northwest Territories', array['northwest territories', 'nt']),
	('CA', 'nova-scotia', 'Nova Scotia', array['nova scotia', 'ns']),
	('CA', 'nunavut', 'Nunavut', array['nunavut', 'nu']),
	('CA', 'ontario', 'Ontario', array['ontario', 'on']),
	('CA', 'prince-edward-island', 'Prince Edward Island', array['prince edward island', 'pe']),
	('CA', 'quebec', 'Quebec', array['quebec', 'qc', 'québec']),
	('CA', 'saskatchewan', 'Saskatchewan', array['saskatchewan', 'sk']),
	('CA', 'yukon', 'Yukon', array['yukon', 'yt']),
	('AU', 'new-south-wales', 'New South Wales', array['new south wales', 'nsw']),
	('AU', 'victoria', 'Victoria', array['victoria', 'vic']),
	('AU', 'queensland', 'Queensland', array['queensland', 'qld']),
	('AU', 'south-australia', 'South Australia', array['south australia', 'sa']),
	('AU', 'western-australia', 'Western Australia', array['western australia', 'wa']),
	('AU', 'tasmania', 'Tasmania', array['tasmania', 'tas']),
	('AU', 'northern-territory', 'Northern Territory', array['northern territory', 'nt']),
	('AU', 'australian-capital-territory', 'Australian Capital Territory', array['australian capital territory', 'act']),
	('GB', 'scotland', 'Scotland', array['scotland', 'alba', 'alba / scotland', 'scotland / alba', 'aberdeen city', 'aberdeenshire', 'angus', 'argyll and bute', 'ayrshire', 'clackmannanshire', 'dumfries and galloway', 'dundee', 'east ayrshire', 'east dunbartonshire', 'east lothian', 'east renfrewshire', 'edinburgh', 'falkirk', 'fife', 'glasgow', 'highland', 'inverclyde', 'isle of islay, argyll and bute', 'isle of jura, argyll and bute', 'midlothian', 'moray', 'na h-eileanan siar', 'north ayrshire', 'north lanarkshire', 'orkney', 'orkney islands', 'perth and kinross', 'renfrewshire', 'scottish borders', 'shetland', 'shetland islands', 'south ayrshire', 'south lanarkshire', 'south uist, na h-eileanan siar', 'st andrews', 'stirling', 'west dunbartonshire', 'west lothian']),
	('GB', 'wales', 'Wales', array['wales', 'cymru', 'cymru / wales', 'wales / cymru', 'anglesey', 'blaenau gwent', 'bridgend', 'caerphilly', 'cardiff', 'carmarthenshire', 'ceredigion', 'conwy', 'denbighshire', 'flintshire', 'gwynedd', 'isle of anglesey', 'merthyr tydfil', 'monmouthshire', 'neath port talbot', 'newport', 'pembrokeshire', 'powys', 'rhondda cynon taf', 'swansea', 'torfaen', 'vale of glamorgan', 'wrexham']),
	('GB', 'northern-ireland', 'Northern Ireland', array['northern ireland', 'tuaisceart éireann', 'northern ireland / tuaisceart éireann', 'county antrim', 'county armagh', 'county down', 'county fermanagh', 'county londonderry', 'county tyrone']),
	('GB', 'england', 'England', array['england', 'bedfordshire', 'berkshire', 'bristol', 'buckinghamshire', 'cambridgeshire', 'cheshire', 'cornwall', 'county durham', 'cumbria', 'derbyshire', 'devon', 'dorset', 'east riding of yorkshire', 'east sussex', 'essex', 'gloucestershire', 'greater london', 'greater manchester', 'hampshire', 'herefordshire', 'hertfordshire', 'isle of wight', 'kent', 'lancashire', 'leicestershire', 'lincolnshire', 'london', 'merseyside', 'norfolk', 'north yorkshire', 'northamptonshire', 'northumberland', 'nottinghamshire', 'oxfordshire', 'rutland', 'shropshire', 'somerset', 'south yorkshire', 'staffordshire', 'suffolk', 'surrey', 'tyne and wear', 'warwickshire', 'west midlands', 'west sussex', 'west yorkshire', 'wiltshire', 'worcestershire']),
	('SE', 'blekinge', 'Blekinge', array['blekinge', 'blekinge län']),
	('SE', 'dalarna', 'Dalarna', array['dalarna', 'dalarnas län']),
	('SE', 'gotland', 'Gotland', array['gotland', 'gotlands län']),
	('SE', 'gavleborg', 'Gävleborg', array['gävleborg', 'gävleborgs län']),
	('SE', 'halland', 'Halland', array['halland', 'hallands län']),
	('SE', 'jamtland', 'Jämtland', array['jämtland', 'jämtlands län']),
	('SE', 'jonkoping', 'Jönköping', array['jönköping', 'jönköpings län']),
	('SE', 'kalmar', 'Kalmar', array['kalmar', 'kalmar län', 'öland']),
	('SE', 'kronoberg', 'Kronoberg', array['kronoberg', 'kronobergs län']),
	('SE', 'norrbotten', 'Norrbotten', array['norrbotten', 'norrbottens län']),
	('SE', 'skane', 'Skåne', array['skåne', 'skåne län']),
	('SE', 'stockholm', 'Stockholm', array['stockholm', 'stockholms län']),
	('SE', 'sodermanland', 'Södermanland', array['södermanland', 'södermanlands län']),
	('SE', 'uppsala', 'Uppsala', array['uppsala', 'uppsala län']),
	('SE', 'varmland', 'Värmland', array['värmland', 'värmlands län']),
	('SE', 'vasterbotten', 'Västerbotten', array['västerbotten', 'västerbottens län']),
	('SE', 'vasternorrland', 'Västernorrland', array['västernorrland', 'västernorrlands län']),
	('SE', 'vastmanland', 'Västmanland', array['västmanland', 'västmanlands län']),
	('SE', 'vastra-gotaland', 'Västra Götaland', array['västra götaland', 'västra götalands län']),
	('SE', 'orebro', 'Örebro', array['örebro', 'örebro län']),
	('SE', 'ostergotland', 'Östergötland', array['östergötland', 'östergötlands län']),
	('DK', 'hovedstaden', 'Hovedstaden', array['hovedstaden', 'region hovedstaden', 'bornholm']),
	('DK', 'midtjylland', 'Midtjylland', array['midtjylland', 'region midtjylland']),
	('DK', 'nordjylland', 'Nordjylland', array['nordjylland', 'region nordjylland']),
	('DK', 'sjaelland', 'Sjælland', array['sjælland', 'region sjælland']),
	('DK', 'syddanmark', 'Syddanmark', array['syddanmark', 'region syddanmark']),
	('ES', 'andalusia', 'Andalusia', array['andalusia', 'andalucía', 'almería', 'cádiz', 'córdoba', 'granada', 'huelva', 'jaén', 'málaga', 'marbella', 'sevilla']),
	('ES', 'aragon', 'Aragon', array['aragon', 'aragón', 'huesca', 'teruel', 'zaragoza']),
	('ES', 'asturias', 'Asturias', array['asturias', 'principado de asturias']),
	('ES', 'balearic-islands', 'Balearic Islands', array['balearic islands', 'illes balears', 'islas baleares', 'mallorca', 'menorca', 'ibiza']),
	('ES', 'basque-country', 'Basque Country', array['basque country', 'euskadi', 'país vasco', 'bizkaia', 'gipuzkoa', 'araba', 'álava']),
	('ES', 'canary-islands', 'Canary Islands', array['canary islands', 'canarias', 'gran canaria', 'tenerife', 'fuerteventura', 'lanzarote', 'las palmas']),
	('ES', 'cantabria', 'Cantabria', array['cantabria']),
	('ES', 'castile-and-leon', 'Castile and León', array['castile and león', 'castilla y león']),
	('ES', 'castile-la-mancha', 'Castile-La Mancha', array['castile-la mancha', 'castilla-la mancha']),
	('ES', 'catalonia', 'Catalonia', array['catalonia', 'catalunya', 'cataluña', 'barcelona', 'girona', 'lleida', 'tarragona']),
	('ES', 'extremadura', 'Extremadura', array['extremadura']),
	('ES', 'galicia', 'Galicia', array['galicia', 'a coruña', 'lugo', 'ourense', 'pontevedra']),
	('ES', 'la-rioja', 'La Rioja', array['la rioja']),
	('ES', 'madrid', 'Madrid', array['madrid', 'comunidad de madrid']),
	('ES', 'murcia', 'Murcia', array['murcia', 'región de murcia']),
	('ES', 'navarre', 'Navarre', array['navarre', 'navarra', 'navarra - nafarroa']),
	('ES', 'valencian-community', 'Valencian Community', array['valencian community', 'comunitat valenciana', 'comunidad valenciana', 'alicante', 'castellón', 'valencia', 'valència']),
	('FR', 'auvergne-rhone-alpes', 'Auvergne-Rhône-Alpes', array['auvergne-rhône-alpes', 'ain', 'isère', 'rhône', 'savoie', 'haute-savoie']),
	('FR', 'bourgogne-franche-comte', 'Bourgogne-Franche-Comté', array['bourgogne-franche-comté']),
	('FR', 'brittany', 'Brittany', array['brittany', 'bretagne', 'ille-et-vilaine', 'finistère', 'morbihan', 'côtes-d''armor']),
	('FR', 'centre-val-de-loire', 'Centre-Val de Loire', array['centre-val de loire', 'loir-et-cher', 'loiret', 'indre-et-loire']),
	('FR', 'corsica', 'Corsica', array['corsica', 'corse', 'corse-du-sud', 'haute-corse']),
	('FR', 'grand-est', 'Grand Est', array['grand est']),
	('FR', 'hauts-de-france', 'Hauts-de-France', array['hauts-de-france', 'oise', 'pas-de-calais', 'somme', 'nord', 'aisne']),
	('FR', 'ile-de-france', 'Île-de-France', array['île-de-france', 'paris', 'val-d''oise', 'seine-et-marne', 'essonne', 'hauts-de-seine', 'yvelines', 'val-de-marne', 'seine-saint-denis']),
	('FR', 'normandy', 'Normandy', array['normandy', 'normandie', 'calvados', 'eure', 'manche', 'orne', 'seine-maritime']),
	('FR', 'nouvelle-aquitaine', 'Nouvelle-Aquitaine', array['nouvelle-aquitaine', 'gironde', 'landes', 'pyrénées-atlantiques', 'dordogne']),
	('FR', 'occitanie', 'Occitanie', array['occitanie', 'hérault', 'gard', 'haute-garonne', 'tarn']),
	('FR', 'pays-de-la-loire', 'Pays de la Loire', array['pays de la loire', 'loire-atlantique', 'maine-et-loire', 'vendée', 'sarthe']),
	('FR', 'provence-alpes-cote-dazur', 'Provence-Alpes-Côte d’Azur', array['provence-alpes-côte d’azur', 'provence-alpes-côte d''azur', 'alpes-maritimes', 'bouches-du-rhône', 'var', 'vaucluse']),
	('DE', 'bavaria', 'Bavaria', array['bavaria', 'bayern']),
	('DE', 'north-rhine-westphalia', 'North Rhine-Westphalia', array['north rhine-westphalia', 'nordrhein-westfalen']),
	('DE', 'lower-saxony', 'Lower Saxony', array['lower saxony', 'niedersachsen']),
	('DE', 'hesse', 'Hesse', array['hesse', 'hessen']),
	('DE', 'rhineland-palatinate', 'Rhineland-Palatinate', array['rhineland-palatinate', 'rheinland-pfalz']),
	('DE', 'saxony', 'Saxony', array['saxony', 'sachsen']),
	('DE', 'saxony-anhalt', 'Saxony-Anhalt', array['saxony-anhalt', 'sachsen-anhalt']),
	('DE', 'thuringia', 'Thuringia', array['thuringia', 'thüringen']),
	('CN', 'beijing', 'Beijing', array['beijing', '北京市']),
	('CN', 'shanghai', 'Shanghai', array['shanghai', '上海市']),
	('CN', 'tianjin', 'Tianjin', array['tianjin', '天津市']),
	('CN', 'chongqing', 'Chongqing', array['chongqing', '重庆市']),
	('CN', 'guangdong', 'Guangdong', array['guangdong', '广东省']),
	('CN', 'jiangsu', 'Jiangsu', array['jiangsu', '江苏省']),
	('CN', 'shandong', 'Shandong', array['shandong', '山东省']),
	('CN', 'hebei', 'Hebei', array['hebei', '河北省']),
	('CN', 'zhejiang', 'Zhejiang', array['zhejiang', '浙江省']),
	('CN', 'yunnan', 'Yunnan', array['yunnan', '云南省']),
	('CN', 'sichuan', 'Sichuan', array['sichuan', '四川省']),
	('CN', 'guangxi', 'Guangxi', array['guangxi', '广西壮族自治区']),
	('CN', 'jiangxi', 'Jiangxi', array['jiangxi', '江西省']),
	('CN', 'heilongjiang', 'Heilongjiang', array['heilongjiang', '黑龙江省']),
	('CN', 'hunan', 'Hunan', array['hunan', '湖南省']),
	('CN', 'hubei', 'Hubei', array['hubei', '湖北省']),
	('CN', 'fujian', 'Fujian', array['fujian', '福建省']),
	('CN', 'liaoning', 'Liaoning', array['liaoning', '辽宁省']),
	('CN', 'shaanxi', 'Shaanxi', array['shaanxi', '陕西省']),
	('CN', 'hainan', 'Hainan', array['hainan', '海南省']),
	('CN', 'anhui', 'Anhui', array['anhui', '安徽省']),
	('CN', 'henan', 'Henan', array['henan', '河南省']),
	('CN', 'jilin', 'Jilin', array['jilin', '吉林省']),
	('CN', 'guizhou', 'Guizhou', array['guizhou', '贵州省']),
	('JP', 'hokkaido', 'Hokkaido', array['hokkaido', '北海道']),
	('JP', 'aomori', 'Aomori', array['aomori', '青森県']),
	('JP', 'iwate', 'Iwate', array['iwate', '岩手県']),
	('JP', 'miyagi', 'Miyagi', array['miyagi', '宮城県']),
	('JP', 'akita', 'Akita', array['akita', '秋田県']),
	('JP', 'yamagata', 'Yamagata', array['yamagata', '山形県']),
	('JP', 'fukushima', 'Fukushima', array['fukushima', '福島県']),
	('JP', 'ibaraki', 'Ibaraki', array['ibaraki', '茨城県']),
	('JP', 'tochigi', 'Tochigi', array['tochigi', '栃木県']),
	('JP', 'gunma', 'Gunma', array['gunma', '群馬県']),
	('JP', 'saitama', 'Saitama', array['saitama', '埼玉県']),
	('JP', 'chiba', 'Chiba', array['chiba', '千葉県']),
	('JP', 'tokyo', 'Tokyo', array['tokyo', '東京都']),
	('JP', 'kanagawa', 'Kanagawa', array['kanagawa', '神奈川県']),
	('JP', 'niigata', 'Niigata', array['niigata', '新潟県']),
	('JP', 'toyama', 'Toyama', array['toyama', '富山県']),
	('JP', 'ishikawa', 'Ishikawa', array['ishikawa', '石川県']),
	('JP', 'fukui', 'Fukui', array['fukui', '福井県']),
	('JP', 'yamanashi', 'Yamanashi', array['yamanashi', '山梨県']),
	('JP', 'nagano', 'Nagano', array['nagano', '長野県']),
	('JP', 'gifu', 'Gifu', array['gifu', '岐阜県']),
	('JP', 'shizuoka', 'Shizuoka', array['shizuoka', '静岡県']),
	('JP', 'aichi', 'Aichi', array['aichi', '愛知県']),
	('JP', 'mie', 'Mie', array['mie', '三重県']),
	('JP', 'shiga', 'Shiga', array['shiga', '滋賀県']),
	('JP', 'kyoto', 'Kyoto', array['kyoto', '京都府']),
	('JP', 'osaka', 'Osaka', array['osaka', '大阪府']),
	('JP', 'hyogo', 'Hyogo', array['hyogo', '兵庫県']),
	('JP', 'nara', 'Nara', array['nara', '奈良県']),
	('JP', 'wakayama', 'Wakayama', array['wakayama', '和歌山県']),
	('JP', 'tottori', 'Tottori', array['tottori', '鳥取県']),
	('JP', 'shimane', 'Shimane', array['shimane', '島根県']),
	('JP', 'okayama', 'Okayama', array['okayama', '岡山県']),
	('JP', 'hiroshima', 'Hiroshima', array['hiroshima', '広島県']),
	('JP', 'yamaguchi', 'Yamaguchi', array['yamaguchi', '山口県']),
	('JP', 'tokushima', 'Tokushima', array['tokushima', '徳島県']),
	('JP', 'kagawa', 'Kagawa', array['kagawa', '香川県']),
	('JP', 'ehime', 'Ehime', array['ehime', '愛媛県']),
	('JP', 'kochi', 'Kochi', array['kochi', '高知県']),
	('JP', 'fukuoka', 'Fukuoka', array['fukuoka', '福岡県']),
	('JP', 'saga', 'Saga', array['saga', '佐賀県']),
	('JP', 'nagasaki', 'Nagasaki', array['nagasaki', '長崎県']),
	('JP', 'kumamoto', 'Kumamoto', array['kumamoto', '熊本県']),
	('JP', 'oita', 'Oita', array['oita', '大分県']),
	('JP', 'miyazaki', 'Miyazaki', array['miyazaki', '宮崎県']),
	('JP', 'kagoshima', 'Kagoshima', array['kagoshima', '鹿児島県']),
	('JP', 'okinawa', 'Okinawa', array['okinawa', '沖縄県']),
	('KR', 'seoul', 'Seoul', array['seoul', '서울특별시']),
	('KR', 'busan', 'Busan', array['busan', '부산광역시']),
	('KR', 'incheon', 'Incheon', array['incheon', '인천광역시']),
	('KR', 'jeju', 'Jeju', array['jeju', '제주시', '서귀포시', '제주특별자치도']),
	('KR', 'gyeonggi', 'Gyeonggi', array['gyeonggi', '경기도']),
	('CL', 'santiago', 'Santiago', array['santiago', 'región metropolitana de santiago']),
	('CL', 'valparaiso', 'Valparaíso', array['valparaíso', 'región de valparaíso']),
	('MA', 'marrakesh-safi', 'Marrakesh-Safi', array['marrakesh-safi', 'marrakech-safi ⵎⵕⵕⴰⴽⵛ-ⴰⵙⴼⵉ مراكش-أسفي']),
	('AE', 'dubai', 'Dubai', array['dubai', 'دبي']),
	('AE', 'abu-dhabi', 'Abu Dhabi', array['abu dhabi', 'أبو ظبي']),
	('BE', 'antwerp', 'Antwerp', array['antwerp', 'antwerpen']),
	('BE', 'walloon-brabant', 'Walloon Brabant', array['walloon brabant', 'brabant wallon']),
	('BE', 'flemish-brabant', 'Flemish Brabant', array['flemish brabant', 'vlaams-brabant']),
	('BE', 'east-flanders', 'East Flanders', array['east flanders', 'oost-vlaanderen']),
	('BE', 'west-flanders', 'West Flanders', array['west flanders', 'west-vlaanderen']),
	('NL', 'north-brabant', 'North Brabant', array['north brabant', 'noord-brabant']),
	('NL', 'south-holland', 'South Holland', array['south holland', 'zuid-holland']),
	('NL', 'north-holland', 'North Holland', array['north holland', 'noord-holland']),
	('NL', 'friesland', 'Friesland', array['friesland', 'fryslân']),
	('IT', 'lombardy', 'Lombardy', array['lombardy', 'lombardia', 'brescia', 'como', 'monza e brianza']),
	('IT', 'piedmont', 'Piedmont', array['piedmont', 'piemonte', 'biella', 'novara', 'torino', 'verbano-cusio-ossola']),
	('IT', 'tuscany', 'Tuscany', array['tuscany', 'toscana', 'firenze', 'grosseto']),
	('IT', 'sicily', 'Sicily', array['sicily', 'sicilia', 'agrigento', 'catania', 'ragusa']),
	('IT', 'sardinia', 'Sardinia', array['sardinia', 'sardegna', 'cagliari', 'oristano', 'sassari']),
	('IT', 'veneto', 'Veneto', array['veneto', 'belluno', 'venezia']),
	('IT', 'trentino-south-tyrol', 'Trentino-South Tyrol', array['trentino-south tyrol', 'trentino-alto adige/südtirol', 'südtirol']),
	('IE', 'county-cork', 'County Cork', array['county cork']),
	('IE', 'county-dublin', 'County Dublin', array['county dublin']),
	('IE', 'county-kerry', 'County Kerry', array['county kerry']),
	('IE', 'county-galway', 'County Galway', array['county galway']),
	('IE', 'county-donegal', 'County Donegal', array['county donegal']),
	('IE', 'county-kildare', 'County Kildare', array['county kildare']),
	('IE', 'county-wicklow', 'County Wicklow', array['county wicklow']),
	('IE', 'county-tipperary', 'County Tipperary', array['county tipperary']),
	('IE', 'county-clare', 'County Clare', array['county clare']),
	('IE', 'county-meath', 'County Meath', array['county meath']),
	('IE', 'county-wexford', 'County Wexford', array['county wexford']),
	('IE', 'county-mayo', 'County Mayo', array['county mayo']),
	('IE', 'county-limerick', 'County Limerick', array['county limerick']),
	('NZ', 'auckland', 'Auckland', array['auckland']),
	('NZ', 'bay-of-plenty', 'Bay of Plenty', array['bay of plenty']),
	('NZ', 'canterbury', 'Canterbury', array['canterbury']),
	('NZ', 'gisborne', 'Gisborne', array['gisborne']),
	('NZ', 'hawkes-bay', 'Hawke''s Bay', array['hawke''s bay']),
	('NZ', 'manawatu-whanganui', 'Manawatū-Whanganui', array['manawatū-whanganui']),
	('NZ', 'northland', 'Northland', array['northland']),
	('NZ', 'otago', 'Otago', array['otago']),
	('NZ', 'southland', 'Southland', array['southland']),
	('NZ', 'taranaki', 'Taranaki', array['taranaki']),
	('NZ', 'waikato', 'Waikato', array['waikato']),
	('NZ', 'wellington', 'Wellington', array['wellington']),
	('NZ', 'west-coast', 'West Coast', array['west coast']),
	('ZA', 'western-cape', 'Western Cape', array['western cape']),
	('ZA', 'kwazulu-natal', 'KwaZulu-Natal', array['kwazulu-natal']),
	('ZA', 'gauteng', 'Gauteng', array['gauteng']),
	('ZA', 'eastern-cape', 'Eastern Cape', array['eastern cape']),
	('ZA', 'mpumalanga', 'Mpumalanga', array['mpumalanga']),
	('ZA', 'north-west', 'North West', array['north west']),
	('ZA', 'limpopo', 'Limpopo', array['limpopo']),
	('ZA', 'northern-cape', 'Northern Cape', array['northern cape']),
	('ZA', 'free-state', 'Free State', array['free state'])) AS listed (country, slug, name, spellings);
--> statement-breakpoint
-- The part of an address that stands for a region nobody has listed: "Région d'Été" is region-dete, and what has no Latin
-- letter has none.
CREATE FUNCTION slug_of_region(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT nullif(trim(BOTH '-' FROM regexp_replace(
		translate(replace(replace(regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f''’]', '', 'g'), 'æ', 'ae'), 'ß', 'ss'), 'øđðł', 'oddl'),
		'[^a-z0-9]+', '-', 'g')), '')
$$;
--> statement-breakpoint
-- A region may have been written where a source has a town ("Texas"); a town of an unlisted name is no region.
CREATE FUNCTION name_region_of_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT n.slug INTO NEW.region_slug FROM region_names n
	WHERE n.country = NEW.country AND n.spelling = lower(coalesce(NEW.region, NEW.locality));
	NEW.region_slug := coalesce(NEW.region_slug, slug_of_region(NEW.region));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_region_named BEFORE INSERT OR UPDATE OF country, region, locality ON courses
	FOR EACH ROW EXECUTE FUNCTION name_region_of_course();
--> statement-breakpoint
-- Counts by region are kept as those by country are: one upsert a statement, in one order.
CREATE FUNCTION count_courses_by_region() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO region_summaries AS s (country, slug, name, courses, rated_courses, rating_total)
		SELECT c.country, c.region_slug, coalesce((SELECT min(n.name) FROM region_names n WHERE n.country = c.country AND n.slug = c.region_slug), min(c.region)),
			count(*), count(c.rating_shown), coalesce(sum(c.rating_shown), 0)
		FROM new_rows c WHERE c.region_slug IS NOT NULL GROUP BY c.country, c.region_slug ORDER BY c.country, c.region_slug
		ON CONFLICT (country, slug) DO UPDATE SET courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE region_summaries s SET courses = s.courses - gone.courses,
			rated_courses = s.rated_courses - gone.rated, rating_total = s.rating_total - gone.total
		FROM (SELECT country, region_slug, count(*) AS courses, count(rating_shown) AS rated, coalesce(sum(rating_shown), 0) AS total
			FROM old_rows WHERE region_slug IS NOT NULL GROUP BY country, region_slug ORDER BY country, region_slug) gone
		WHERE gone.country = s.country AND gone.region_slug = s.slug;
	ELSE
		INSERT INTO region_summaries AS s (country, slug, name, courses, rated_courses, rating_total)
		SELECT c.country, c.region_slug, coalesce((SELECT min(n.name) FROM region_names n WHERE n.country = c.country AND n.slug = c.region_slug), min(c.region)),
			sum(n), sum(rated), sum(total)
		FROM (
			SELECT country, region_slug, region, 1 AS n, (rating_shown IS NOT NULL)::int AS rated, coalesce(rating_shown, 0) AS total FROM new_rows
			UNION ALL
			SELECT country, region_slug, region, -1, -(rating_shown IS NOT NULL)::int, -coalesce(rating_shown, 0) FROM old_rows
		) c
		WHERE c.region_slug IS NOT NULL
		GROUP BY c.country, c.region_slug HAVING sum(n) <> 0 OR sum(rated) <> 0 OR sum(total) <> 0 ORDER BY c.country, c.region_slug
		ON CONFLICT (country, slug) DO UPDATE SET courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_counted_by_region_on_insert AFTER INSERT ON courses REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_courses_by_region();
--> statement-breakpoint
CREATE TRIGGER courses_counted_by_region_on_delete AFTER DELETE ON courses REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_courses_by_region();
--> statement-breakpoint
CREATE TRIGGER courses_counted_by_region_on_update AFTER UPDATE ON courses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_courses_by_region();
--> statement-breakpoint
UPDATE courses SET region = region;
